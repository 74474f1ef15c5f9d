import type { ColourwayName } from './colour'

/**
 * Words in a product's name, and the colourway of each flavour. The first match decides, so dominant flavours come
 * first: raspberry liquorice is black, and cool mint is ice.
 */
const rules: readonly (readonly [words: RegExp, ground: ColourwayName])[] = [
  [/salmiak|liquorice|\btar\b|double salt/, 'liquorice'],
  [/(cake|bread|pancake|trail) mix/, 'oat'],
  [
    /lingon|raspberr|strawberr|cherr|cranberr|rowan|tomato|beet|chilli|pepper sauce|paprika|kidney|rose hip|julmust/,
    'lingon',
  ],
  [
    /rhubarb|\bmix\b|pink|peach|melon|grapefruit|\brose\b|rainbow|jelly beans|jelly mushrooms|summer pralines/,
    'rhubarb',
  ],
  [
    /blueberr|blackcurrant|bilberr|elderberr|forest berr|frozen berry|berries|violet|plum|grape\b|winegum|passion/,
    'blueberry',
  ],
  [/lavender|heather$|\bfig\b|bergamot|earl grey|queen|sleep well/, 'blueberry'],
  [/\broe\b|prawn|tuna|sardine|mussel|sprat/, 'sea'],
  [/citrus|lemon|mustard|honey|sour pears|yuzu|chamomile|turmeric|yellow|chickpea|cold pressed|popcorn/, 'butter'],
  [
    /cloudberr|toffee|light roast|caramel|maple|fudge|mango|quince|chanterelle|curry|cinnamon bun|for frying/,
    'cloudberry',
  ],
  [/orange|sea buckthorn|ginger|carrot|apricot|saffron|cinnamon|chai\b/, 'saffron'],
  [/\bice\b|polar|frost|\bcool\b|winter mint|glacier|menthol|snow|sparkling$|tonic|(pearl|granulated) sugar/, 'ice'],
  [/mint|eucalyptus|northern light/, 'mint'],
  [
    /spruce|juniper|dill|herb|\bpine\b|\bfir\b|cedar|thyme|basil|angelica|nettle|birch leaf|fennel|cucumber|camelina/,
    'spruce',
  ],
  [
    /elderflower|apple|\bpear|rapeseed|green|lime|gooseberr|cardamom, |lentil|wasabi|jasmine|marzipan|sour skulls|fruit bears|garlic/,
    'elderflower',
  ],
  [/smok|charred|black (bean|pepper)|grill|cold brew/, 'liquorice'],
  [/coffee|caf|dark|cocoa|espresso|roast|ethiopia|cola|\btea\b|rooibos|blend|tonka|\boak\b|decaf|instant/, 'coffee'],
  [/dates|raisins|allspice|midwinter|digestive/, 'coffee'],
  [
    /milk|oat|rye|crisp|vanilla|nut|thins|wheat|almond|cashew|pecan|caraway|round$|rusk|biscuit|grain|flour|seed/,
    'oat',
  ],
  [/fish|herring|\bsea\b|water|cardamom/, 'sea'],
]

/** The colourway of a product by its name; snow if the name has no flavour, such as "Original". */
export function groundOf(name: string): ColourwayName {
  const lowerCaseName = name.toLowerCase()
  return rules.find(([words]) => words.test(lowerCaseName))?.[1] ?? 'snow'
}
