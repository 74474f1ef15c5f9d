/** What a request for a page says of the window it is for. */
interface AskingBrowser {
  'sec-ch-ua-mobile'?: string | string[]
  'user-agent'?: string
}

/** Whether a window is taken for one with room for a table: browsers of phones say what they are. */
export function isWideWindow({ 'sec-ch-ua-mobile': mobile, 'user-agent': program = '' }: AskingBrowser): boolean {
  return mobile === undefined ? !/Mobi/.test(program) : mobile !== '?1'
}
