/** Keys for what may be sent twice: what is sent again as it was, after an answer that never came, has the key it had. */
export interface OnceKeys {
  of: (content: unknown) => string
  /** What is sent from now on is meant anew. */
  forget: () => void
}

/** Makes them. */
export function createOnceKeys(): OnceKeys {
  let last: { content: string; key: string } | undefined
  return {
    of(content) {
      const written = JSON.stringify(content)
      if (last?.content !== written)
        last = { content: written, key: `office-${crypto.getRandomValues(new Uint32Array(4)).join('-')}` }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}
