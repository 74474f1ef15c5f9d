import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RenderWhenVisible } from './render-when-visible'

/** Together more than React sends of a document before it moves Suspense boundaries to the end. */
const texts = Array.from({ length: 30 }, (_, index) => `${index} ${'text '.repeat(200)}`)

test('a streamed document has the parts in place, and no script that moves them there', async () => {
  const parts = texts.map((text) => (
    <RenderWhenVisible key={text} as="li">
      {text}
    </RenderWhenVisible>
  ))
  const html = await new Response(await renderToReadableStream(parts)).text()
  expect(html).not.toContain('<script')
  expect(html.match(/<li>(?:<!--[^>]*-->)?\d+ text/g)).toHaveLength(texts.length)
})
