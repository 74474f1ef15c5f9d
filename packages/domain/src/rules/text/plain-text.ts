/** Control characters, halves of characters, and marks that change the direction of what follows. */
const unsafe = /[\p{Cc}\p{Cs}\p{Bidi_Control}\uFEFF]/gu

/** One line without characters that the reader cannot see, and without repeated spaces. */
export const cleanLine = (line: string): string => line.replace(/\s+/g, ' ').replace(unsafe, '').trim()
