import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'

/** Props of a link element: an anchor's attributes with a required `href`. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The URL. */
  href: string
  /** Ref of the anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

function Anchor(props: LinkElementProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkElementProps>>(Anchor)

export interface LinkProviderProps {
  /** The router's link, which takes `href`. The kit itself has no router. */
  component: ComponentType<LinkElementProps>
  /** The content whose links it renders. */
  children: ReactNode
}

/** Sets the component that renders every link of the kit, for client-side navigation. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/**
 * The component that renders links: the one of {@link LinkProvider}, otherwise an `<a>`. For kit components with a link
 * that looks different (a button, a card, a tab).
 */
export function useLinkElement(): ComponentType<LinkElementProps> {
  return useContext(LinkContext)
}
