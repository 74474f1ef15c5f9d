import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'

/** What the kit hands to whatever renders a link: an anchor's attributes, and an address that is always there. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>
}

function Anchor(props: LinkElementProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkElementProps>>(Anchor)

export interface LinkProviderProps {
  /** The router's link, taking `href`. The kit itself knows no router. */
  component: ComponentType<LinkElementProps>
  /** The part of the page whose links it makes. */
  children: ReactNode
}

/** Tells every link of the kit how to navigate without reloading the page. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/**
 * The element links are made of: the router's link where a {@link LinkProvider} supplies one, an `<a>` elsewhere.
 * For kit components that look like something other than a link (a button, a card, a tab).
 */
export function useLinkElement(): ComponentType<LinkElementProps> {
  return useContext(LinkContext)
}
