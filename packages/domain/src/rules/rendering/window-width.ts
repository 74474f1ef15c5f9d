/** Request headers that indicate the width of the window. */
interface RequestHeaders {
  'sec-ch-ua-mobile'?: string | string[]
  'user-agent'?: string
}

/** True if the window is probably wide enough for tables: phones are recognized by their headers. */
export function isWideWindow({ 'sec-ch-ua-mobile': mobile, 'user-agent': userAgent = '' }: RequestHeaders): boolean {
  return mobile === undefined ? !/Mobi/.test(userAgent) : mobile !== '?1'
}
