/**
 * Renders players' texts (specification: social, section 5). BBCode becomes React elements, never an HTML string, so that
 * texts cannot inject markup or scripts. Invalid content is replaced by an error text.
 */
import './bbcode.css';
import { Component, type ReactNode, useContext, useMemo } from 'react';
import { type BbNode, parseBbcode } from '../../shared/rules/bbcode/parse.ts';
import { BBCODE_TEXTS } from '../../shared/rules/bbcode/values.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { OwnGroundContext } from '../../ui/layout/own-colour.ts';
import { Nodes } from './elements.tsx';

export interface BbcodeProps {
  text: string;
  className?: string;
}

/** Parts with another background than the theme's must provide `OwnGroundContext`, for the contrast of chosen colours. */
export function Bbcode({ text, className }: BbcodeProps) {
  const hasOwnGround = useContext(OwnGroundContext) !== null;
  const parsed = useMemo(() => parse(text), [text]);
  return (
    // The text's own direction, and no effect of its direction characters on what surrounds it.
    <div dir="auto" className={classNames('bbcode', className)} data-ground={hasOwnGround || undefined}>
      {'failure' in parsed ? (
        <Failure text={parsed.failure} />
      ) : (
        <FailureBoundary key={text}>
          <Nodes nodes={parsed.nodes} />
        </FailureBoundary>
      )}
    </div>
  );
}

function parse(text: string): { nodes: BbNode[] } | { failure: string } {
  try {
    return { nodes: parseBbcode(text) };
  } catch (error) {
    return { failure: failureText(error) };
  }
}

const failureText = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? BBCODE_TEXTS.parseErrorPrefix + error.message
    : BBCODE_TEXTS.parseError;

const Failure = ({ text }: { text: string }) => <span className="bb-failure">{text}</span>;

/** An error boundary, so that one broken text does not unmount its screen. */
class FailureBoundary extends Component<{ children: ReactNode }, { failure: string | null }> {
  override state: { failure: string | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: string } {
    return { failure: failureText(error) };
  }

  override render(): ReactNode {
    return this.state.failure === null ? this.props.children : <Failure text={this.state.failure} />;
  }
}
