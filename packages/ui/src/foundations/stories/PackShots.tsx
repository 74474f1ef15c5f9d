import { ShelfImage } from '../../components/content/shelf-image'
import { storyWorld } from '../../internal/stories/story-world'

/** Minimum number of occurrences of a kind. Rarer texts are details of a single product. */
const MIN_COUNT = 4

interface Shot {
  category: string
  /** The kind of pack, from the picture's alternative text ("round can"). */
  kind: string
  url: string
  alt: string
}

/** An alternative text consists of brand and name, the kind of pack in lower case, and the contents. */
const kindOf = (alt: string) => alt.split(', ').find((part, index) => index > 0 && /^\p{Ll}/u.test(part)) ?? ''

const packShots: Shot[] = storyWorld.products.flatMap(({ category, images }) =>
  images.map(({ url, alt }) => ({ category: category?.name ?? '', kind: kindOf(alt), url, alt })),
)
const countOf = (shot: Shot) =>
  packShots.filter(({ category, kind }) => category === shot.category && kind === shot.kind).length

/** The first picture of each kind in a category, the most frequent kind first. */
function samplesOf(category: string) {
  const shots = packShots.filter((shot) => shot.category === category)
  const firstOfKind = shots.filter((shot, index) => shots.findIndex(({ kind }) => kind === shot.kind) === index)
  return firstOfKind
    .map((shot) => ({ ...shot, count: countOf(shot) }))
    .filter(({ count }) => count >= MIN_COUNT)
    .sort((one, other) => other.count - one.count)
}

/** One product of each category in the three sizes of the contract: stamp, card and hero. */
const sizeSamples = storyWorld.categories.flatMap(({ name }) => {
  const product = storyWorld.products.find(({ category }) => category?.name === name)
  const [variant] = product?.variants ?? []
  const image = product?.images.find(({ url }) => url === variant?.thumbnail)
  return variant?.stamp && image?.large
    ? [{ stamp: variant.stamp, card: image.url, hero: image.large, alt: image.alt }]
    : []
})

/** The three sizes of a picture side by side. */
function ThreeSizes() {
  return (
    <section className="fd-shelf sb-unstyled" aria-label="Three sizes">
      <h3>Three sizes</h3>
      <ul className="fd-packs">
        {sizeSamples.flatMap(({ stamp, card, hero, alt }) => [
          <li key={stamp}>
            <ShelfImage src={stamp} alt={alt} size="thumb" />
            <span className="fd-kind">stamp</span>
          </li>,
          <li key={card}>
            <ShelfImage src={card} alt="" size="card" />
            <span className="fd-kind">card</span>
          </li>,
          <li key={hero}>
            <ShelfImage src={hero} alt="" size="card" />
            <span className="fd-kind">hero</span>
          </li>,
        ])}
      </ul>
    </section>
  )
}

/**
 * A pack in three sizes, and one pack of every kind by category, with the number of pictures of that kind in the demo
 * world.
 */
export function PackShots() {
  const shelves = storyWorld.categories.map(({ name }) => (
    <section key={name} className="fd-shelf sb-unstyled" aria-label={name}>
      <h3>{name}</h3>
      <ul className="fd-packs">
        {samplesOf(name).map(({ kind, url, alt, count }) => (
          <li key={kind}>
            <ShelfImage src={url} alt={alt} size="card" />
            <span className="fd-kind">{kind}</span>
            <span className="fd-value">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      <ThreeSizes />
      {shelves}
    </>
  )
}
