import { Link } from '../components/actions/link'

/** A link in a text, `[words](/path)` or `[words](https://…)`, whose address the shop has checked. */
const LINK = /\[([^[\]]+)\]\((\/(?![\\/])[^()\s]*|https:\/\/[^()\s]+)\)/

interface ParagraphsProps {
  /** Plain text with links; each line that is not blank is a paragraph. */
  text: string
  className?: string
  /** For the paragraphs after the first; as `className` by default. */
  restClassName?: string
  /** True inside a link: only the words of links are shown. False by default. */
  insideLink?: boolean
}

/** The paragraphs of a text of the seller. */
export function Paragraphs({ text, className, restClassName = className, insideLink }: ParagraphsProps) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => (
    <p key={index} className={index === 0 ? className : restClassName}>
      {/* Words outside links, then the words and the address of a link, and so on. */}
      {line.split(LINK).map((part, place, parts) => {
        if (place % 3 === 2) return null
        return place % 3 === 0 || insideLink ? (
          part
        ) : (
          <Link key={place} href={parts[place + 1]!}>
            {part}
          </Link>
        )
      })}
    </p>
  ))
}
