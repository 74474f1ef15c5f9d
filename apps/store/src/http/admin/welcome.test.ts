import { expect, it } from 'vitest'
import { openShop } from '../../testing/shop'

it('the page of an invitation comes with its style and its script from the shop, and sends its address to nobody', async () => {
  const shop = await openShop()
  const page = await shop.app.inject({ url: '/office/welcome' })
  expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'content-security-policy': expect.stringContaining("script-src 'self'") })
  expect(page.payload).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/)
  const parts = [...page.payload.matchAll(/(?:src|href)="(\/office\/welcome\.\w+)"/g)].map(([, path]) => path!)
  const types = await Promise.all(parts.map(async (url) => (await shop.app.inject({ url })).headers['content-type']))
  expect(types).toEqual(['text/css; charset=utf-8', 'text/javascript; charset=utf-8'])
  await shop.close()
})
