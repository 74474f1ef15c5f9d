/**
 * Storage for one text. It never throws: if the browser blocks storage, nothing is stored. All access to the browser's
 * storage goes through it.
 */
export interface TextStorage {
  read(): string | null
  write(text: string): void
  clear(): void
}

/** Storage for one text that all tabs of a browser share. */
export interface SharedText extends TextStorage {
  /** Calls `onChange` when another tab changes the text; returns a function that unsubscribes. */
  listen(onChange: () => void): () => void
}
