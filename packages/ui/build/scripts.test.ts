import { expect, test } from 'vitest'
import { runsInBrowser } from './scripts'

test.each([
  ['a hook of React', 'const [open, setOpen] = useState(false)'],
  ['a hook of the kit', 'const t = useWords(cartWords)'],
  ['a context', 'const Brand = createContext(neutralBrand)'],
  ['a class component', 'var PartBoundary = class extends Component {'],
  ['an event handler', 'jsx("button", { onClick: () => press() })'],
  ['a lazy part', 'const Zoom = lazyWithRetry(() => import("./Zoom.js"))'],
])('a module with %s runs in the browser', (_what, code) => expect(runsInBrowser(code)).toBe(true))

test.each([
  ['texts', 'const cartWords = defineWords({ title: "Cart" })'],
  ['a component that only draws', 'function Trays({ count }) { return jsx("span", { children: count }) }'],
  ['a computation', 'export const reuse = (offer) => because(offer)'],
])('a module with %s stays on the server', (_what, code) => expect(runsInBrowser(code)).toBe(false))
