import { randomBytes } from 'node:crypto'

/** The kind of an id; its part before the underscore. */
export type IdPrefix =
  | 'addr'
  | 'answer'
  | 'appl'
  | 'apk'
  | 'banner'
  | 'bulk'
  | 'cart'
  | 'cat'
  | 'code'
  | 'comp'
  | 'compl'
  | 'consent'
  | 'cus'
  | 'fail'
  | 'file'
  | 'hit'
  | 'image'
  | 'import'
  | 'impic'
  | 'invite'
  | 'item'
  | 'mail'
  | 'message'
  | 'msg'
  | 'note'
  | 'notice'
  | 'order'
  | 'oper'
  | 'opt'
  | 'optval'
  | 'ordli'
  | 'pay'
  | 'prod'
  | 'promo'
  | 'rev'
  | 'sale'
  | 'refund'
  | 'shelf'
  | 'ship'
  | 'signin'
  | 'syn'
  | 'try'
  | 'variant'
  | 'webhook'

/** Crockford's base 32: no ambiguous letters, and its text order is its numeric order. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

function timePart(now: number): string {
  let rest = now
  let text = ''
  for (let index = 0; index < 10; index += 1) {
    text = alphabet[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}

function randomPart(): string {
  return Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('')
}

/** Returns a new id: prefixed, unguessable and sortable by creation time. */
export function newId(prefix: IdPrefix, now: Date): string {
  return `${prefix}_${timePart(now.getTime())}${randomPart()}`
}
