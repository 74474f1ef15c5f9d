import { useState } from 'react'

/**
 * A `key` for a field whose initial text comes from the URL. The key changes, and the field resets, when the URL has
 * another text. It does not change if the field itself submitted that text, so that the field keeps the focus after a
 * search.
 * @param text the text in the URL
 */
export function useResetKey(text: string) {
  const [seed, setSeed] = useState({ key: 0, text, sent: text })
  if (text !== seed.text) {
    setSeed({ key: text === seed.sent ? seed.key : seed.key + 1, text, sent: text })
  }
  return {
    key: seed.key,
    /** Call when the field submits a text that the URL is about to have. */
    markSent: (sent: string) => setSeed((now) => ({ ...now, sent })),
  }
}
