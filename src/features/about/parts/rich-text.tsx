/** What a player wrote, line by line. */
export function RichText({ text }: { text: string }) {
  return <div className="t-body wrap-anywhere whitespace-pre-wrap">{text}</div>;
}
