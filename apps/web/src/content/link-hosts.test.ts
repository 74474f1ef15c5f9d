import { expect, it } from 'vitest'
import { parseHosts } from './link-hosts'

it('Banners lead nowhere but into the shop unless an operator names other hosts', () => {
  expect(parseHosts(undefined)).toEqual([])
  expect(parseHosts(' cdn.example, partner.example:8443,')).toEqual(['cdn.example', 'partner.example:8443'])
})
