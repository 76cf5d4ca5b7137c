/** The query of the own album, and the switch that shows it on the profile. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { cacheEdit, defineMutation } from '../../net/mutation.ts';
import { albumKeys } from '../../net/query-keys.ts';
import * as contract from '../../shared/contract/album.ts';

export const albumQuery = queryOptions({
  queryKey: albumKeys.own,
  queryFn: ({ signal }) => call(contract.getAlbum, { signal }),
  // The lanterns of the town are newer than any answer.
  staleTime: 0,
});

export const showAlbum = defineMutation({
  send: (isShown: boolean) => call(contract.showAlbum, { body: { isShown } }),
  optimistic: (isShown) => [cacheEdit<contract.Album>(albumKeys.own, (album) => ({ ...album, isShown }))],
  // Own and others' views of this album.
  invalidates: () => [albumKeys.all],
});
