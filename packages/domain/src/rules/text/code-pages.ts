/** Code pages of DOS, in which older programs still save lists. */
export const codePages = ['cp850', 'cp437'] as const

/** A code page of DOS. */
export type CodePage = (typeof codePages)[number]

/** The characters of bytes 0x80 to 0xFF (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT). */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** The same of code page 437 (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP437.TXT). */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
  'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

const characters: Readonly<Record<CodePage, string>> = { cp850, cp437 }

/** Decodes a text of a code page of DOS, which `TextDecoder` does not know. */
export function decodeCodePage(bytes: Uint8Array, codePage: CodePage): string {
  // The decoder of ASCII is fast; the other characters are replaced by their bytes.
  const ascii = new TextDecoder('latin1').decode(bytes.map((byte) => (byte < 0x80 ? byte : 0xff)))
  return ascii.replaceAll('\u00ff', (_, at: number) => characters[codePage].charAt((bytes[at] ?? 0x80) - 0x80))
}
