import {
  ActivityIcon,
  BoxIcon,
  FileIcon,
  GiftIcon,
  GridIcon,
  HomeIcon,
  InboxIcon,
  PeopleIcon,
  PictureIcon,
  ShopIcon,
  TagIcon,
  UploadIcon,
} from '../../components/icon'

/** Signs of the places, in the order of the rail. */
export const PLACE_ICONS = {
  today: HomeIcon,
  orders: BoxIcon,
  inbox: InboxIcon,
  applications: FileIcon,
  companies: ShopIcon,
  products: TagIcon,
  categories: GridIcon,
  import: UploadIcon,
  promotions: GiftIcon,
  banners: PictureIcon,
  team: PeopleIcon,
  activity: ActivityIcon,
} as const

/** A place of the office. */
export type OfficePlaceId = keyof typeof PLACE_ICONS

/** A place that the role may see. */
export interface OfficePlace {
  id: OfficePlaceId
  href: string
  /** How many things wait there for whoever is signed in; 0 says nothing. */
  waiting: number
}

/** What stands together on the rail; the first has no name. */
export const PLACE_GROUPS = [
  { id: 'work', places: ['today', 'orders', 'inbox'] },
  { id: 'customers', places: ['applications', 'companies'] },
  { id: 'shelves', places: ['products', 'categories', 'import', 'promotions', 'banners'] },
  { id: 'house', places: ['team', 'activity'] },
] as const satisfies readonly { id: string; places: readonly OfficePlaceId[] }[]

/** What a phone's bar has room for; the rest stands under More. */
const ON_THE_BAR: readonly OfficePlaceId[] = ['today', 'orders', 'inbox', 'products']

/** The places of a phone's bar, and those under More. */
export function barOf(places: readonly OfficePlace[]): { bar: readonly OfficePlace[]; more: readonly OfficePlace[] } {
  const isOnBar = ({ id }: OfficePlace) => ON_THE_BAR.includes(id)
  return { bar: places.filter(isOnBar), more: places.filter((place) => !isOnBar(place)) }
}
