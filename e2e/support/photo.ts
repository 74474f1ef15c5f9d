/** A picture of one pixel, as a camera of 1999 would give it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture as a field for files takes it. */
export const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })
