import { useState } from 'react'

/**
 * A `key` for a field whose first text comes from the address. It changes, and the field resets, when the
 * address brings another text. It stays when that text is the one the field itself has sent: who has just searched or
 * emptied the field keeps the focus in it.
 *
 * @param text what the address says now.
 */
export function useResetKey(text: string) {
  const [seed, setSeed] = useState({ key: 0, text, sent: text })
  if (text !== seed.text) {
    setSeed({ key: text === seed.sent ? seed.key : seed.key + 1, text, sent: text })
  }
  return {
    key: seed.key,
    /** The field has submitted this text, and the address is about to change to it. */
    markSent: (sent: string) => setSeed((now) => ({ ...now, sent })),
  }
}
