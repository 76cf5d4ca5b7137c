/** The form of a tool that prompts for an address, a name or an id. */
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import type { PromptTool } from './prompt-tools.ts';
import { useChoose } from './tool-popover.tsx';
import { text as words } from '../text.ts';

const TEXT_MAX_LENGTH = 500;
const ANSWER_MAX_LENGTH = 2000;

interface PromptFormProps {
  tool: PromptTool;
  /** Read once, when the form opens. */
  selected: () => string;
  onWrite: (bbcode: string) => void;
}

export function PromptForm({ tool, selected: readSelected, onWrite }: PromptFormProps) {
  const choose = useChoose();
  const [selected] = useState(readSelected);
  const isSelectedAnswer = !selected.includes('\n') && selected !== '' && tool.check(selected).value !== undefined;
  const startsWithAnswer = isSelectedAnswer && (!tool.hasText || /^https?:|^www\.|@/i.test(selected));
  const [answer, setAnswer] = useState(startsWithAnswer ? selected : '');
  const [text, setText] = useState(startsWithAnswer ? '' : selected);
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex w-[300px] max-w-full flex-col gap-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The event must not submit the form of the enclosing dialog.
        event.stopPropagation();
        if (answer.trim() === '' && !tool.mayBeEmpty) return setError(words.isMissing({ label: tool.label }));
        const checked = tool.check(answer);
        const { value } = checked;
        if (value === undefined) setError(checked.error);
        else choose(() => onWrite(tool.write(value, text.trim())));
      }}
    >
      <Field
        label={tool.label}
        value={answer}
        placeholder={tool.placeholder}
        maxLength={ANSWER_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the form to type
        autoFocus
        onChange={(next) => {
          setAnswer(next);
          setError(undefined);
        }}
      />
      {tool.hasText && <Field label={words.textToShow} value={text} maxLength={TEXT_MAX_LENGTH} onChange={setText} />}
      <Button type="submit" tone="primary" size="sm">
        {words.insert}
      </Button>
    </form>
  );
}
