import type { Kind } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { NormalisedMail } from '../mail.ts'

/** Languages that the model has not learned, told by their script or letters, with the words that say what a mail is, folded. First come first. */
const languages: { is: RegExp; kinds: [Kind, RegExp][] }[] = [
  {
    is: /[\u3040-\u30ff]/,
    kinds: [
      ['rejection', /見送り|見送らせて|不採用|ご期待に(?:沿|添)|ご希望に(?:沿|添)|ご縁がなく|採用を見合わせ/],
      ['offer', /内定|採用(?:が決定|することに|させていただ)|オファー/],
      ['interview', /面接|面談|インタビュー|日程(?:調整|のご相談|候補|のご連絡)/],
      ['assessment', /適性検査|コーディングテスト|ウェブテスト|webテスト|課題(?:の提出|を提出)/],
      ['application_received', /ご応募|応募(?:いただき|を受け付|を受付)|エントリー(?:いただき|を受け付|ありがとう)|書類を受領/],
    ],
  },
  {
    is: /[\uac00-\ud7af]/,
    kinds: [
      ['rejection', /불합격|함께하지 못|모시지 못|탈락|(?:아쉽게도|안타깝게도|유감스럽게도)[^.!?]{0,60}(?:못|않|어렵|없)/],
      ['offer', /최종 ?합격|합격하셨|입사 제안|처우 협의|채용을 제안|오퍼/],
      ['interview', /면접|인터뷰|면담/],
      ['assessment', /코딩 ?테스트|과제|인적성|역량 ?검사/],
      ['application_received', /지원해 ?주셔서|지원서[가를이]? ?(?:접수|확인|잘 받)|접수되었|접수 ?완료/],
    ],
  },
  {
    is: /[\u3400-\u9fff]/,
    kinds: [
      ['rejection', /未能通过|未通过|不予录用|不合适|(?:遗憾|抱歉)[^。！？]{0,40}(?:未|不能|无法|没有)/],
      ['offer', /录用|录取|聘用|入职通知|录取通知|正式offer/],
      ['interview', /面试|面谈/],
      ['assessment', /笔试|测评|在线测试/],
      ['application_received', /收到(?:了)?[您你]的(?:简历|申请|投递|应聘)|感谢[您你]?(?:的)?(?:投递|申请|应聘)/],
    ],
  },
  {
    is: /[ěřů]|(?<!\p{L})(?:jsme|děkujeme|dobrý den)(?!\p{L})/u,
    kinds: [
      [
        'rejection',
        /(?:bohuzel|litujeme|je nam lito)[^.!?]{0,120}(?:nevybr|nepostoup|nemuzeme|jineho|jinemu|nebudeme|neuspe|zamit)|nebyl[aiy]? (?:jste )?(?:vybran|mezi vybran)|obsadili jin/,
      ],
      [
        'offer',
        /nabidnout (?:vam )?(?:pozici|misto|praci|pracovni)|nabidk[auy] (?:prace|zamestnani|pozice|mista)|nabizime vam|pracovni smlouv/,
      ],
      ['interview', /pohovor|osobni setkani|osobni schuzk/],
      ['assessment', /online test|testov[ye]|zkusebni ukol/],
      [
        'application_received',
        /(?:prijali|obdrzeli|dostali) jsme|dekujeme za (?:vas |vasi )?(?:zajem|prihlas|zaslani|zivotopis|odpoved)/,
      ],
    ],
  },
  {
    is: /[őű]|(?<!\p{L})(?:köszönjük|hogy|önnek|önt|üdvözlettel)(?!\p{L})/u,
    kinds: [
      ['rejection', /(?:sajnos|sajnal)[^.!?]{0,120}(?:nem |mas jelolt|masik jelolt|elutasit)|nem onre esett|mast valasztott/],
      ['offer', /allasajanlat|ajanlatot teszunk|ajanlatunk|felajanl|munkaszerzod/],
      ['interview', /interju|szemelyes talalkoz|elbeszelget/],
      ['assessment', /online teszt|tesztfeladat|probafeladat/],
      [
        'application_received',
        /megkaptuk|megerkezett (?:a )?(?:jelentkez|palyaz)|koszonjuk[^.!?]{0,30}(?:jelentkez|palyaz|erdeklod)/,
      ],
    ],
  },
]

const most = 4_000
const learned = /[ąęłńśźżğışßñ¿åø]/

/** What a mail in a language is that the model has not learned; null where it is in none of these, or says nothing that they tell. */
export function kindInOtherLanguage(mail: NormalisedMail): { kind: Kind; quote: string } | null {
  const sentences = mail.sentences.filter(({ zone }) => zone === 'body').map(({ text }) => text)
  const all = [mail.subject, ...sentences]
  const text = all.join('\n').slice(0, most).normalize('NFC')
  const isMostly = (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0) * 8 > text.length
  const language = languages.find(
    ({ is }, n) => is.test(text.toLowerCase()) && (n > 2 ? !learned.test(text.toLowerCase()) : isMostly),
  )
  for (const [kind, words] of language?.kinds ?? []) {
    const quote = all.find((one) => words.test(fold(one.normalize('NFC'))) || words.test(one))
    if (quote !== undefined) return { kind, quote: quote.slice(0, 300) }
  }
  return null
}
