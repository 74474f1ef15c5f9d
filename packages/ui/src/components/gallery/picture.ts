/** A picture in a gallery. */
export interface GalleryPictureView {
  /** Names the picture among the others. */
  id: string
  /** Its address; `null` where the outline of a pack has to do. */
  src: string | null
  /** What it shows; empty where the title says it. */
  alt: string
}
