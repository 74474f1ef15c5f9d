/** How many characters an employer id has at most, spaces and hyphens not counted (Specification (accounts) §5). */
export const employerIdLimit = 10

/** An employer id as it is kept and compared: without the spaces and hyphens that people write in it. */
export function normalizeEmployerId(text: string): string {
  return text.replace(/[\s-]/g, '')
}
