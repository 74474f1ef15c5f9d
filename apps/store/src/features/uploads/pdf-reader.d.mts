/** Reads PDFs in a worker, one at a time. */
export function createPdfReader(): {
  kindOf: (bytes: Uint8Array) => Promise<'plain' | 'active' | 'encrypted' | 'damaged'>
}
