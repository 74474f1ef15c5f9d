import type { CountryCode } from '@skafferi/api'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'

/** The vocabulary of one kind of article; all combinations of its lists are valid. */
export interface Assortment {
  /** Handle of the category. */
  category: string
  taxClass: TaxClass
  /** Minimum age of the customer, in years; null if there is none. */
  ageLimit: number | null
  /** Countries in which sale is forbidden. */
  notSoldIn: readonly CountryCode[]
  /** Share of products, in percent. */
  share: number
  brands: readonly string[]
  /** Distinguishing adjectives of titles. */
  qualities: readonly string[]
  kinds: readonly string[]
  /** The name of one piece. */
  unit: string
  /** The option of variants; sizes differ in price, colours do not. */
  option: 'Size' | 'Colour'
  /** Option values; the variants of a product have adjacent ones. */
  values: readonly string[]
  /** Price range of a piece, in minor units. */
  price: readonly [lowest: number, highest: number]
  /** Weight range in grams. */
  weight: readonly [lightest: number, heaviest: number]
  tags: readonly string[]
  /** Sentences for descriptions, two for each. */
  sentences: readonly string[]
}

const list = (words: string): string[] => words.split(', ')

/** Returns invented names: all combinations of beginnings and endings. */
function names(beginnings: string, endings: string): string[] {
  return list(beginnings).flatMap((beginning) => list(endings).map((ending) => beginning + ending))
}

const pantryBrands = names(
  'Alm, Ask, Berg, Björn, Dal, Ek, Fjäll, Gran, Hav, Häll, Kull, Lind, Mo, Norr, Rön, Skog, Sol, Söder, Tall, ' +
    'Väst, Åker, Ås, Äng, Ö',
  'backen, brunn, fors, gården, holm, lunda, näs, sta, torp, viken',
)
const pouchBrands = names('Fro, Glö, Kli, Ny, Rök, Sti, Vin, Yr', 'a, en, st, ra, sk')
const gadgetBrands = list(
  'Apple, Google, Microsoft, Samsung, Dell, HP, Symphony, Xiaomi, Sony, Panasonic, LG, Intel, One Plus',
)
const colours = list(
  'Black, White, Graphite, Silver, Sand, Ice, Navy, Moss, Rust, Lilac, Sky, Coral, Slate, Cream, Copper, Teal, ' +
    'Plum, Olive',
)
const series = names(
  'Al, Be, Ce, Do, El, Fi, Ga, He, Io, Ju, Ka, Lu, Me, Ni, Or, Pi, Qua, Ri, Sa, Ta, Ul, Ve',
  'ra, no, via, dex, tis, mo',
)

const shelfLife = [
  'Keep dry and away from sunlight.',
  'Packed for the shelf behind the till.',
  'A quiet seller that people come back for.',
  'Made in small batches, so the colour varies a little.',
  'Best within a month of opening.',
  'Comes in a carton that opens into a tray.',
  'The label names every supplier.',
]
const gadgetLife = [
  'Unlocked and boxed for resale.',
  'The maker answers for it for one year.',
  'Charges by cable or pad, the cable included.',
  'Updates arrive for five years.',
  'A spare part for each screw can be ordered.',
  'Runs a whole shift on one charge.',
  'Bought by offices that lend it to visitors.',
]

type GadgetParts = Pick<Assortment, 'category' | 'share' | 'price' | 'weight'> & Record<'kinds' | 'tags', string>

/** Creates an assortment of gadgets, which vary in colour. */
function gadgets({ kinds, tags, ...own }: GadgetParts, ...sentences: string[]): Assortment {
  return {
    ...own,
    taxClass: 'standard',
    ageLimit: null,
    notSoldIn: [],
    brands: gadgetBrands,
    qualities: series,
    kinds: list(kinds),
    unit: 'each',
    option: 'Colour',
    values: colours,
    tags: list(`${tags}, Gift, Refurbished`),
    sentences: [...gadgetLife, ...sentences],
  }
}

/** The generated part of the catalogue. */
export const assortments: readonly Assortment[] = [
  {
    category: 'food-candy',
    taxClass: 'food',
    ageLimit: null,
    notSoldIn: [],
    share: 62,
    brands: pantryBrands,
    qualities: list(
      'Salted Caramel, Raspberry, Lingonberry, Cloudberry, Blueberry, Blackcurrant, Gooseberry, Rhubarb, ' +
        'Rosehip, Seabuckthorn, Strawberry, Cherry, Apple, Pear, Plum, Apricot, Peach, Mango, Pineapple, Banana, ' +
        'Coconut, Lemon, Lime, Orange, Grapefruit, Mint, Peppermint, Spearmint, Eucalyptus, Juniper, Fennel, ' +
        'Aniseed, Cinnamon, Cardamom, Saffron, Ginger, Vanilla, Honey, Maple, Toffee, Liquorice, Salmiak, ' +
        'Hazelnut, Almond, Walnut, Pistachio, Peanut, Sesame, Poppyseed, Rye, Oat, Barley, Spelt, Wholegrain, ' +
        'Sourdough, Dark Chocolate, Milk Chocolate, White Chocolate, Cocoa, Espresso, Smoked, Sea Salt, ' +
        'Black Pepper, Chilli, Paprika, Garlic, Onion, Dill, Chive, Parsley, Horseradish, Mustard, Truffle, ' +
        'Chanterelle, Beetroot, Carrot, Tomato',
    ),
    kinds: list(
      'Drops, Pastilles, Fudge, Gums, Boats, Fish, Coins, Cubes, Ropes, Lollies, Marshmallows, Truffles, Bar, ' +
        'Buttons, Bonbons, Brittle, Nougat, Wafers, Biscuits, Shortbread, Cookies, Snaps, Rusks, Crispbread, ' +
        'Crackers, Breadsticks, Pretzels, Crisps, Popcorn, Nuts, Trail Mix, Muesli, Granola, Porridge, Flakes, ' +
        'Jam, Marmalade, Jelly, Compote, Chutney, Relish, Ketchup, Dressing, Vinegar, Oil, Pesto, Tapenade, ' +
        'Spread, Syrup, Cordial, Lemonade, Juice, Soda, Tea, Infusion, Coffee, Cocoa Drink, Pasta, Noodles, ' +
        'Rice, Lentils, Beans, Soup, Broth, Stock Cubes, Sauce, Marinade, Rub, Seasoning, Pickles, Herring, ' +
        'Mackerel',
    ),
    unit: 'bag',
    option: 'Size',
    values: list('80 g, 120 g, 150 g, 200 g, 250 g, 400 g, 500 g, 750 g, 1 kg, 2 kg, 5 kg'),
    price: [60, 3900],
    weight: [85, 5100],
    tags: list(
      'Vegan, Gift, Sugar free, Organic, Gluten free, Sour, Biscuits, Chocolate, Cordial, Coffee, Jam, ' +
        'Crispbread, Case, Fairtrade',
    ),
    sentences: [
      ...shelfLife,
      'Crisp at first, then soft, with a long finish.',
      'Cooked slowly in open pans.',
      'Less sweet than it looks.',
      'Goes well with coffee and with cheese.',
      'Children ask for it by its colour.',
      'Baked on stone and broken by hand.',
      'Picked in autumn and bottled within a day.',
      'Roasted in a drum from the fifties.',
      'Without palm oil and without colouring.',
    ],
  },
  {
    category: 'nicotine-pouches',
    taxClass: 'nicotine',
    ageLimit: 18,
    notSoldIn: ['no', 'de'],
    share: 8,
    brands: pouchBrands,
    qualities: list(
      'Cool Mint, Polar Mint, Citrus, Bergamot, Juniper, Spruce Tip, Blueberry, Lingon, Rhubarb, Liquorice, ' +
        'Espresso, Ginger, Elderflower, Cucumber, Menthol, Eucalyptus, Original, Smoke, Cola, Mango Ice',
    ),
    kinds: list('pouches, slim pouches, mini pouches, dry pouches, strong pouches, extra strong pouches'),
    unit: 'can',
    option: 'Size',
    values: list('10 pouches, 15 pouches, 20 pouches, 24 pouches'),
    price: [210, 560],
    weight: [20, 40],
    tags: list('Mint, Slim, Strong, Extra strong, Mini, Berry, Citrus, Herbal, Roll, Unflavoured'),
    sentences: [
      ...shelfLife,
      'Tobacco-free and white all through.',
      'Slim pouches that sit flat.',
      'The lid keeps the used ones.',
      'The flavour lasts for half an hour.',
    ],
  },
  gadgets(
    {
      category: 'phones',
      share: 4,
      kinds: 'smartphone 64 GB, smartphone 128 GB, smartphone 256 GB, smartphone 512 GB, folding phone, feature phone',
      price: [8900, 129_000],
      weight: [150, 420],
      tags: 'Phone, Android, iPhone, Camera',
    },
    'Two SIM places and a bright screen.',
    'The camera copes with shop light.',
  ),
  gadgets(
    {
      category: 'phones',
      share: 3,
      kinds: 'phone case, phone charger, screen protector, car holder, power bank',
      price: [390, 5900],
      weight: [20, 380],
      tags: 'Phone, Android, iPhone',
    },
    'Fits last year’s models too.',
    'Hangs on a hook or stands in a tray.',
  ),
  gadgets(
    {
      category: 'computers',
      share: 3,
      kinds: 'laptop 13″, laptop 14″, laptop 15″, laptop 16″, desktop, monitor 24″, monitor 27″',
      price: [17_900, 249_000],
      weight: [1100, 6400],
      tags: 'Laptop, Office',
    },
    'Quiet under load, with a matte screen.',
    'Hinges that survive a classroom.',
  ),
  gadgets(
    {
      category: 'computers',
      share: 4,
      kinds: 'keyboard, mouse, docking station, webcam, laptop sleeve, USB hub, label printer',
      price: [1200, 19_900],
      weight: [90, 1400],
      tags: 'Laptop, Office',
    },
    'Works as soon as it is plugged in.',
    'Made for the till as well as for the office.',
  ),
  gadgets(
    {
      category: 'smartwatch',
      share: 3,
      kinds: 'smart watch 40 mm, smart watch 41 mm, smart watch 44 mm, fitness band',
      price: [2900, 59_000],
      weight: [30, 90],
      tags: 'Watch, Android',
    },
    'Counts steps and shows messages.',
    'Swims to fifty metres.',
  ),
  gadgets(
    {
      category: 'camera',
      share: 3,
      kinds: 'compact camera, mirrorless camera, action camera, instant camera, zoom lens',
      price: [6900, 329_000],
      weight: [110, 2100],
      tags: 'Camera',
    },
    'Fits a coat pocket.',
    'Focuses by touch, even in the dark.',
  ),
  gadgets(
    {
      category: 'headphones',
      share: 6,
      kinds:
        'wireless headphones, studio headphones, headset for meetings, earbuds, open earbuds, loudspeaker, ' +
        'soundbar',
      price: [1900, 49_000],
      weight: [40, 3100],
      tags: 'Headphones',
    },
    'Over-ear, with pads that can be washed.',
    'Shuts out a busy stockroom.',
  ),
  gadgets(
    {
      category: 'gaming',
      share: 4,
      kinds:
        'wireless controller, travel controller, arcade controller, racing wheel, gaming mouse, ' +
        'gaming keyboard, handheld console',
      price: [2400, 59_000],
      weight: [110, 4200],
      tags: 'Game',
    },
    'Works with consoles and with computers.',
    'Sticks that do not drift.',
  ),
]
