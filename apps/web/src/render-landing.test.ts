import { expect, it } from 'vitest'
import { settingsFrom } from '@skafferi/domain/rules/settings/shop-settings'
import { createHandlers } from '@skafferi/fixtures/msw'
import { createWorld, storyBase, type World } from '@skafferi/fixtures/world'
import { paths } from './paths'
import { renderForVisitors } from './render-document'

const template = '<html><head></head><body><div id="app"><!--page--></div></body></html>'
const world = createWorld({ base: storyBase })

async function draw(storeWorld: World) {
  const handlers = createHandlers(storeWorld)
  const requestedPaths: string[] = []
  const drawn = await renderForVisitors({
    address: paths.landing(),
    settings: settingsFrom({}),
    template,
    async fetch(request) {
      requestedPaths.push(new URL(request.url).pathname)
      for (const handler of handlers) {
        const answered = await handler.run({ request: request.clone(), requestId: 'one' })
        if (answered?.response) return answered.response
      }
      throw new Error(`No handler for ${request.url}`)
    },
    signal: AbortSignal.timeout(60_000),
  })
  return { drawn: drawn!, requestedPaths }
}

it('renders the landing page with the operator’s content, and the data to hydrate with', async () => {
  const { drawn, requestedPaths } = await draw(world)
  const hero = world.banners.find(({ id }) => id === 'banner_hero')!
  const subtitle = String((hero.texts as Record<string, unknown>).subtitle)
  const [, page = '', block = ''] =
    /<div id="app">(.*)<\/div>.*id="landing-content">(.*?)<\/script>/s.exec(drawn.html) ?? []
  expect(page).toContain(subtitle)
  expect(JSON.parse(block)).toMatchObject({ hero: { state: 'settled', fault: null, view: { subtitle } } })
  expect(new Set(requestedPaths)).toEqual(new Set(['/store/banner/get-by-id']))
})

it('escapes the operator’s content inside the script', async () => {
  const banners = world.banners.map((banner) => ({ ...banner, title: '</script><script>alert(1)</script>' }))
  const { drawn } = await draw({ ...world, banners })
  expect(drawn.html.match(/<script/g)).toHaveLength(1)
})

it('keeps the other banners if one fails, with the reason on the page', async () => {
  const banners = world.banners.filter(({ id }) => id !== 'banner_accessories')
  const { drawn } = await draw({ ...world, banners })
  const [, block = ''] = /id="landing-content">(.*?)<\/script>/s.exec(drawn.html) ?? []
  expect(JSON.parse(block)).toMatchObject({
    hero: { fault: null },
    accessories: { fault: { code: 'refused', status: 404 } },
  })
})
