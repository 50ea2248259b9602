/** What is said of things that are allowed but unlikely. */
export const warningMessages = {
  'warn.rise': (title: string, share: string, before: string) =>
    `Sayı çok artmış (%${share}); bir sıfır fazla olabilir. Alan: ${title}, önceki değer: ${before}`,
  'warn.fall': (title: string, share: string, before: string) =>
    `Sayı çok azalmış (%${share}); bir sıfır eksik olabilir. Alan: ${title}, önceki değer: ${before}`,
  'warn.wide-price': (times: number) =>
    `En yüksek fiyat, en düşük fiyatın ${times} katından fazla; bir sıfır fazla ya da eksik olabilir.`,
  'warn.same-name': () => 'Bu listede aynı adla başka bir kayıt daha var; kopyalanmış olabilir.',
  'warn.past-day': () =>
    'Bu özel gün geçmiş; sitede artık görünmez. İsterseniz kaydı silebilirsiniz.',
  'warn.joined': () =>
    'Tek tırnağın içinde virgülle ayrılmış birden çok söz var; her biri listede ayrı tırnakla yazılır.',
  'warn.long': (title: string, letters: number) =>
    `"${title}" çok uzun (${letters} harf); kartlarda ve tablolarda sığmayabilir.`,
  'warn.date': () => 'Tarihin yılı olağan dışı; yanlış yazılmış olabilir.',
}
