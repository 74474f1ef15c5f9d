/**
 * Storage for one text. Reading or writing never throws: a browser that refuses storage holds nothing. Nothing else of
 * the shop touches the browser's storage.
 */
export interface TextStorage {
  read(): string | null
  write(text: string): void
  clear(): void
}
