/** A typical mail of an applicant-tracking system: HTML and text, about `size` bytes, unique on each call. */
export function sampleMail(n: number, to: string, size: number): Buffer {
  const company = companies[n % companies.length] ?? ''
  const title = titles[Math.floor(n / companies.length) % titles.length] ?? ''
  const stage = stages[Math.floor(n / (companies.length * titles.length)) % stages.length] ?? stages[0]
  const say = (text: string) => text.replaceAll('{company}', company).replaceAll('{title}', title)
  const text = say(stage?.text ?? '')
  const head = [
    `From: ${company} Careers <no-reply@${slug(company)}.example>`,
    `To: <${to}>`,
    `Subject: ${say(stage?.subject ?? '')}`,
    `Date: ${new Date(Date.UTC(2026, 9, 1) + n * 60_000).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${n}.${process.pid}.${Date.now()}@mail.${slug(company)}.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="part"',
  ]
  const plain = ['--part', 'Content-Type: text/plain; charset=utf-8', '', text, '']
  const before = ['--part', 'Content-Type: text/html; charset=utf-8', '', '<html><body><table role="presentation">']
  const paragraphs = text
    .split('\n')
    .map((line) => `<tr><td style="font:14px/20px Arial,sans-serif;color:#222;padding:8px 24px">${line}</td></tr>`)
  const after = ['</table></body></html>', '--part--', '']
  const parts = [...head, '', ...plain, ...before, ...paragraphs]
  let length = [...parts, ...after].reduce((sum, line) => sum + line.length + 2, 0)
  for (let row = 0; length < size; row++) {
    const filler = `<tr><td style="font:11px/16px Arial,sans-serif;color:#777;padding:2px 24px" class="f${row}">${footer}</td></tr>`
    parts.push(filler)
    length += filler.length + 2
  }
  return Buffer.from([...parts, ...after].join('\r\n'))
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

const companies =
  'Northwind Traders|Fabrikam|Contoso Energy|Tailspin Toys|Wingtip Robotics|Adventure Works|Alpine Ski House|Blue Yonder Labs|Coho Winery|Fourth Coffee|Graphic Design Institute|Humongous Insurance|Litware|Lucerne Publishing|Margie Travel|Proseware|Relecloud|School of Fine Art|Southridge Video|Trey Research|Van Arsdel|Wide World Importers|Woodgrove Bank|Munson Pickles|Nod Publishers'.split(
    '|',
  )
const titles = [
  'Backend Engineer',
  'Product Designer',
  'Data Analyst',
  'Support Specialist',
  'Account Manager',
  'Site Reliability Engineer',
  'Technical Writer',
  'Office Manager',
]
const stages = [
  {
    subject: 'Thank you for applying to {company}',
    text: 'Hi Sam,\nThank you for applying for the {title} position at {company}. We have received your application.\nOur team will review it and get back to you.\nBest regards,\nThe {company} hiring team',
  },
  {
    subject: 'Your application for {title} at {company}',
    text: 'Hi Sam,\nYour application for the {title} position at {company} is now under review by the hiring manager.\nWe will be in touch soon.\nThe {company} hiring team',
  },
  {
    subject: 'Interview for {title} at {company}',
    text: 'Hi Sam,\nWe would like to invite you to an interview for the {title} role at {company}.\nPlease let us know your availability next week.\nThe {company} hiring team',
  },
  {
    subject: 'Update on your application to {company}',
    text: 'Hi Sam,\nThank you for your interest in the {title} position at {company}.\nUnfortunately, we have decided to move forward with other candidates.\nThe {company} hiring team',
  },
]
const footer =
  'This message was sent by the recruiting system of the company on behalf of its hiring team. You receive it because of an application you made; the privacy notice says how long it is kept.'
