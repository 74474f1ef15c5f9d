/** Longer texts are cut. */
const LONG = 40

/** The text of a file's cell. A long one, such as a picture in base64, is cut after three lines; its title has more. */
export function FileText({ text }: { text: string }) {
  if (text.length <= LONG) return text
  return (
    <span title={text} className="line-clamp-3 max-w-72 min-w-32 wrap-anywhere">
      {text}
    </span>
  )
}
