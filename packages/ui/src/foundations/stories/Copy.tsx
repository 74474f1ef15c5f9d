import { useState } from 'react'

interface CopyProps {
  /** The text for the clipboard. */
  text: string
}

/** Copies a name to the clipboard and confirms it until the next copy, or until the pointer leaves. */
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
