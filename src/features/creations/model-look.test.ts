import { expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { modelLook } from './model-look.ts';

const starter = { ...bareCustomization(true), eyes: 'eyes-1', hair: 'hair-1', top: 'top-1', shoes: 'shoes-1' };
const options = { skinTone: 7, isDressed: true, category: null };

it('wears the starter clothes in the chosen skin tone, but nothing in the category of the submission', () => {
  expect(modelLook(starter, options)).toEqual({ ...starter, skinTone: 7 });
  expect(modelLook(starter, { ...options, category: 10 })).toEqual({ ...starter, skinTone: 7, top: null });
  expect(modelLook(starter, { ...options, category: 23 })).toEqual({ ...starter, skinTone: 7 });
});

it('keeps face and hair without clothes, unless the submission is of that category', () => {
  const bare = { ...starter, skinTone: 7, top: null, shoes: null };
  expect(modelLook(starter, { ...options, isDressed: false })).toEqual(bare);
  expect(modelLook(starter, { ...options, isDressed: false, category: 0 })).toEqual({ ...bare, hair: null });
});
