import { memo } from 'react'
import { expect, test } from 'vitest'
import { exampleCode } from './example-code'

const part = (...exports: string[]) => ({ exports, tokens: [], uses: [] })
const parts = {
  'components/actions/button': part('Button', 'ButtonProps'),
  'components/content/icon': part('CartIcon'),
}

function Button() {
  return null
}

const CartIcon = () => null
CartIcon.displayName = 'CartIcon'

const Helper = () => null
const press = Object.assign(() => undefined, { mock: {} })

test('writes short values out and turns handlers into props', () => {
  const args = {
    variant: 'quiet',
    busy: true,
    limit: { maximum: 5 },
    onPress: press,
    children: 'Add to Cart',
    width: undefined,
  }
  expect(exampleCode({ component: Button, args }, parts))
    .toBe(`import { Button, type ButtonProps } from '@skafferi/ui/components/actions/button'

export function Example({ onPress }: Pick<ButtonProps, 'onPress'>) {
  return <Button variant="quiet" busy limit={{ maximum: 5 }} onPress={onPress}>Add to Cart</Button>
}
`)
})

test('imports the kit components inside the example and leaves out story helpers', () => {
  const inside = exampleCode({ component: Button, args: { icon: <CartIcon />, children: <b>Now</b> } }, parts)
  expect(inside).toContain("import { CartIcon } from '@skafferi/ui/components/content/icon'")
  expect(inside).toContain('<Button icon={<CartIcon />}><b>Now</b></Button>')
  const helped = exampleCode({ component: Button, args: { children: <Helper /> } }, parts)
  expect(helped).toContain('{ children }')
  expect(helped).not.toContain('Helper')
  expect(exampleCode({ component: Helper, args: {} }, parts)).toBeUndefined()
})

test('turns long data into a prop', () => {
  const tiers = Array.from({ length: 9 }, (_, from) => ({ from, price: '€2.72', saving: null }))
  expect(exampleCode({ component: Button, args: { tiers } }, parts)).toContain("{ tiers }: Pick<ButtonProps, 'tiers'>")
})

test('names a memoized component by its own name', () => {
  expect(exampleCode({ component: memo(Button), args: {} }, parts)).toContain('<Button />')
})

test("prefers the component of the story's own folder when two share a name", () => {
  const both = { 'office/button': part('Button'), ...parts }
  expect(exampleCode({ component: Button, args: {}, folder: 'office/button' }, both)).toContain(
    "from '@skafferi/ui/office/button'",
  )
})
