import { useState } from 'react'

interface CopyProps {
  /** The text for the clipboard. */
  text: string
  /** What is copied; the text itself by default. */
  name?: string
}

/** Copies a text to the clipboard and confirms it until the next copy, or until the pointer leaves. */
export function Copy({ text, name = text }: CopyProps) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="fd-copy"
      aria-label={copied ? `Copied ${name}` : `Copy ${name}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}
