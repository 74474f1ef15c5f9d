/** Creates a reader of PDFs for a worker; one file at a time. */
export function createPdfReader(): {
  kindOf: (bytes: Uint8Array) => Promise<'plain' | 'active' | 'encrypted' | 'damaged'>
}
