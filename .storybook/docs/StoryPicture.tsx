import { useFacts } from './use-facts'

/** A stored picture of a story. */
export interface StoredPicture {
  file: string
  /** Width of the window in px. */
  width: number
  scheme: string
}

/** The stored pictures of a story, the widest first, light before dark. */
export function usePictures(id: string): readonly StoredPicture[] {
  const { pictures } = useFacts()
  return pictures
    .flatMap((file) => {
      const [, story, scheme = '', width] = /^(.+)-(light|dark)-(\d+)$/.exec(file) ?? []
      return story === id ? [{ file, scheme, width: Number(width) }] : []
    })
    .toSorted((one, other) => other.width - one.width || other.scheme.localeCompare(one.scheme))
}

interface StoryPictureProps {
  /** The story's id in Storybook. */
  id: string
  picture: StoredPicture
  /** What the picture shows: the accessible name of the link. */
  name: string
  /** The text below the picture; none by default. */
  caption?: string
}

/** A stored picture of a story that links to it. */
export function StoryPicture({ id, picture: { file, width }, name, caption }: StoryPictureProps) {
  return (
    <a className="docs-picture sb-unstyled" data-phone={width < 600} href={`./?path=/story/${id}`} target="_top">
      <img src={`./assets/pictures/${file}.webp`} alt={name} loading="lazy" decoding="async" />
      {caption}
    </a>
  )
}
