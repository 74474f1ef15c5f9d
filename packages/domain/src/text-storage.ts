/**
 * Storage for one text. Reading or writing never throws: a browser that refuses storage holds nothing. Nothing else of
 * the shop touches the browser's storage.
 */
export interface TextStorage {
  read(): string | null
  write(text: string): void
  clear(): void
}

/** Storage for one text that all tabs of a browser have in common. */
export interface SharedText extends TextStorage {
  /** Calls back when another tab has changed the text; returns how to stop. */
  listen(onChange: () => void): () => void
}
