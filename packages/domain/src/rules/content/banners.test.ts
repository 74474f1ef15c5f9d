import { expect, it } from 'vitest'
import { bannerIds, isBannerId } from './banners'

it('has five banner ids', () => {
  expect(bannerIds).toHaveLength(5)
  expect(bannerIds.every(isBannerId)).toBe(true)
})

it.each(['banner_other', 'hero', 'Banner_Hero', 'banner_hero ', '', 'toString'])('refuses %j', (id) => {
  expect(isBannerId(id)).toBe(false)
})
