import { type MouseEvent, useEffect, useRef } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { useVisit } from '@skafferi/domain/shop/shop-context'
import type { LinkElementProps } from '@skafferi/ui/components/actions/link'
import { paths } from '../paths'
import { fetchPage } from './page-files'

/** How long a pointer or the focus has to stay to count as intent, in ms. */
const dwell = 80

/** Handlers that detect intent: the pointer or the focus stays on the element. */
function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  const begin = () => {
    end()
    timer.current = setTimeout(onIntent, dwell)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: end, onPointerCancel: end, onBlur: end }
}

/** The path prefix of product pages. */
const products = paths.product('')

/** Loaded on intent to see a product. Until then, pages change without a transition. */
let transition: typeof import('./view-transition') | undefined

async function loadTransition(): Promise<void> {
  transition = await import('./view-transition').catch(() => undefined)
}

/** Renders the kit's links with the router: client-side navigation, with preloading on intent. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  // Other sites open in a new tab, so that input here is not lost. Other schemes such as mailto and tel are left to the
  // browser.
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener" {...rest} />
  if (/^[a-z]+:/.test(href)) return <a href={href} {...rest} />
  return <InnerLink href={href} {...rest} />
}

/** A link to a page of the shop. */
function InnerLink({ href, onClick, ...rest }: LinkElementProps) {
  const navigate = useNavigate()
  const go = useLinkClickHandler<HTMLAnchorElement>(href)
  const visit = useVisit()
  const isProduct = href.startsWith(products)
  const intent = useIntent(() => {
    void fetchPage(visit, href)
    if (isProduct) void loadTransition()
  })

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || rest.download !== undefined) return
    const picture = isProduct && transition?.pictureOf(event.currentTarget)
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!transition || !picture || !isPlain) return go(event)
    event.preventDefault()
    transition.navigateWithTransition(picture, () => void navigate(href))
  }

  return <a href={useHref(href)} {...intent} {...rest} onClick={press} />
}
