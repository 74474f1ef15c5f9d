import { useState } from 'react'

interface CopyProps {
  /** What goes to the clipboard. */
  text: string
}

/** Takes a name along, and says so until the next one is taken or the pointer leaves. */
export function Copy({ text }: CopyProps) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="fd-copy"
      aria-label={copied ? `Copied ${text}` : `Copy ${text}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}
