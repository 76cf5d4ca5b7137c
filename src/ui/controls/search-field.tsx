/**
 * The search field of lists: at most 26 characters (from the specification), with its label as the placeholder. Inside a
 * dialog, Escape and Back empty a filled field before they close anything.
 */
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { SEARCH_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { useInnerLayer } from '../layers/use-layer.ts';
import { Field } from './field.tsx';

export interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  /** The label by default; shorter words where it has no room. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export function SearchField(props: SearchFieldProps) {
  useInnerLayer(() => props.onChange(''), props.value !== '');
  return (
    <Field
      placeholder={props.label}
      {...props}
      isLabelHidden
      type="search"
      maxLength={SEARCH_MAX_LENGTH}
      icon={<MagnifyingGlassIcon weight="bold" size={18} />}
    />
  );
}
