import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { Paragraphs } from '../../../internal/paragraphs'

export interface TextSectionProps {
  /** Without a title, its text is a lead in larger letters. */
  content: BlockContents['text']
}

/** Paragraphs, with a heading unless it is empty. */
export function TextSection({ content: { title, text } }: TextSectionProps) {
  if (title === '') {
    return (
      <div className="grid max-w-read gap-2 text-lg wrap-anywhere">
        <Paragraphs text={text} />
      </div>
    )
  }
  return (
    <section className="grid max-w-read gap-1.5 border-t-2 border-shelf pt-4 wrap-anywhere">
      <h2>{title}</h2>
      <Paragraphs text={text} className="text-base text-ink-muted" />
    </section>
  )
}
