/** Shown in place of the town when this browser cannot draw it. */
export function NoPainterNotice() {
  return (
    <div className="town-no-painter">
      <p role="alert">
        This browser cannot draw the town. Please update it, or use a current version of Chrome, Edge, Firefox or
        Safari.
      </p>
    </div>
  );
}
