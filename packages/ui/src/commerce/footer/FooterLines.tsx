import { FooterLinks, type FooterGroup } from './FooterLinks'
import { SupportLine } from './SupportLine'

/** The quiet foot: how to reach the shop, and a line for each group. What is not known yet keeps its line. */
export function FooterLines({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <>
      <SupportLine />
      {groups.map(({ title, links }) =>
        links.length > 0 ? (
          <FooterLinks key={title} look="row" title={title} links={links} />
        ) : (
          <div key={title} className="h-17.25 border-t border-line md:h-8.25" />
        ),
      )}
    </>
  )
}
