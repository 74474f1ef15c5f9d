import { expect, it } from 'vitest'
import { markHydrating } from './hydrating'

it('marks buttons as waiting, and prevents forms from submitting, until hydration', () => {
  expect(markHydrating('<form class="a"><input name="email"><button type="submit">Send</button></form>')).toBe(
    '<form method="dialog" data-hydrating="" class="a"><input name="email">' +
      '<button aria-busy="true" aria-disabled="true" data-hydrating="" type="submit">Send</button></form>',
  )
})

it.each([
  '<form role="search" action="/products"><button type="submit">Search</button></form>',
  '<button popoverTarget="menu">Account</button>',
  '<button disabled="">Send</button>',
  '<button aria-disabled="true">Send</button>',
  '<button aria-disabled="true" aria-busy="true">Sending</button>',
  '<a href="/faq">Questions</a><summary>More</summary>',
])('keeps what works without scripts, or is unavailable anyway: %s', (content) => {
  expect(markHydrating(content)).toBe(content)
})

it('marks the buttons after a form with an action', () => {
  const [, after] = markHydrating(
    '<form action="/products"><button>Search</button></form><button>Delete</button>',
  ).split('</form>')
  expect(after).toContain('aria-busy="true"')
})
