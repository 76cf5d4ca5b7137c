/** A label in the picture of the town: its size, and how it is drawn. Painters keep a picture of each face. */
export interface LabelFace {
  /** Equal for faces that look the same. */
  readonly key: string;
  /** CSS pixels at any zoom; whole, the width even, so that a centred face is on whole pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Space of the picture around the face for what is drawn outside of its box. */
  readonly marginPx: number;
  /** Draws in CSS pixels with the face's upper left corner at (0, 0); once for each resolution. */
  draw(context: OffscreenCanvasRenderingContext2D): void;
}

/** Labels of the walk hint: the mark on the ground, and the words for a position that is unreachable. */
export interface HintFaces {
  readonly going: LabelFace;
  readonly unreachable: LabelFace;
  readonly words: LabelFace;
}
