/** The lines on every product's page (Specification (shopping) §2, product page). */
export const product = [
  {
    id: 'features',
    kind: 'list',
    content: { title: 'Feature', items: ['1-year warranty', 'Money-back guarantee', '{hours} support'] },
  },
] as const

/** Questions and answers (Specification (accounts) §2, FAQ). */
export const faq = [
  {
    id: 'account',
    kind: 'questions',
    content: {
      title: 'Becoming a customer',
      items: [
        {
          question: 'Who can register for an account?',
          answer:
            'Businesses: retailers, wholesalers, manufacturers and e-commerce companies that want bulk pricing, fast ' +
            'delivery and trusted supply. Apply in five short steps and upload your licence.',
        },
        {
          question: 'How long does approval take?',
          answer:
            'Typically 1 to 4 business days. An administrator reads every application, and your login details follow ' +
            'by e-mail.',
        },
        {
          question: 'Can I buy without registering?',
          answer:
            'No. Only approved, registered customers can see prices and place orders. Visitors can look at products.',
        },
      ],
    },
  },
  {
    id: 'order',
    kind: 'questions',
    content: {
      title: 'Paying, delivery and tracking',
      items: [
        {
          question: 'Which payment methods do you accept?',
          answer:
            'Orders are placed on your account’s invoice terms. On request: buy now, pay later for customers in the ' +
            'EU, credit or debit card (Visa, Mastercard, American Express), or wire transfer.',
        },
        {
          question: 'How do you ship?',
          answer:
            'With DHL, UPS or another courier, depending on weight and packaging. Checkout shows the delivery that ' +
            'applies to your address.',
        },
        {
          question: 'How can I track my order?',
          answer:
            'Once it has shipped you get an e-mail with a tracking link. Every status of an order is ' +
            'in your profile, too.',
        },
      ],
    },
  },
  {
    id: 'help',
    kind: 'questions',
    content: {
      title: 'Returns, help and bulk',
      items: [
        {
          question: 'What is your return policy?',
          answer: 'Returns are accepted under specific conditions. {returns}',
        },
        {
          question: 'How do I contact support?',
          answer: 'Call {phone} ({hours}), write to {email}, or use the form on the contact page.',
        },
        {
          question: 'Do you offer bulk discounts?',
          answer:
            'Yes. Bulk prices show on the products they apply to. Discounts for larger volumes are arranged through ' +
            'support.',
        },
      ],
    },
  },
] as const

/** About the shop. */
export const about = [
  {
    id: 'lead',
    kind: 'text',
    content: {
      title: '',
      text:
        '{brand} is one pantry for every shop: food, candy and nicotine pouches, stocked by a Nordic fulfilment ' +
        'group.',
    },
  },
  {
    id: 'who',
    kind: 'text',
    content: {
      title: 'Who we serve',
      text:
        'Retailers, wholesalers, manufacturers and e-commerce companies. A company applies once; after approval its ' +
        'people, each with an account of their own, see its prices and can order.',
    },
  },
  {
    id: 'how',
    kind: 'text',
    content: {
      title: 'How we sell',
      text:
        'By the unit and by the carton. Bulk prices are shown beside the unit price, so you see what an order saves ' +
        'before you place it. The cart shows how many more pieces reach the next price.',
    },
  },
  {
    id: 'supply',
    kind: 'text',
    content: {
      title: 'How we deliver',
      text:
        'From our own shelves, by courier in the Nordic countries and the EU, and by international carriers beyond. ' +
        'You can follow every order from placed to delivered.',
    },
  },
] as const
