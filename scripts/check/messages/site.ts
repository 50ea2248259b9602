/** What is said of records, pictures and the texts of the interface. */
export const siteMessages = {
  // Across records and files
  'price.reversed': () => 'En düşük fiyat, en yüksek fiyattan büyük.',
  'hours.reversed': () => 'Kapanış saati, açılış saatinden sonra olmalı.',
  'hours.joined': () =>
    'Açılış ve kapanış saati tek alana yazılmış; her biri kendi alanına yazılır.',
  'hours.repeated': (day: string) =>
    `Bu gün için birbiriyle çakışan iki çalışma saati yazılmış: ${day}`,
  'special-day.both': () =>
    'Bu özel gün hem kapalı yazılmış hem de saati var; ikisinden biri silinmeli.',
  'special-day.neither': () =>
    'Bu özel günün saati yok; kapalıysa "closed": true, açıksa açılış ve kapanış saati yazılmalı.',
  'special-day.repeated': () => 'Bu özel gün listede iki kez yazılmış; her tarih bir kez bulunur.',
  'site.language': () =>
    'locales klasöründe bu dilin klasörü yok; dil, oradaki klasörlerden birinin adı olmalı.',
  'site.time-zone': () =>
    'Bu adda bir saat dilimi yok; kıta ve şehir, uluslararası listedeki İngilizce adlarıyla yazılır.',
  'site.currency': () =>
    'Bu kodda bir para birimi yok; üç harfli uluslararası kodu (ISO 4217) yazılır.',
  'clinic.name-suffix': () =>
    'Klinik adının sonuna «Diş Kliniği» sözünü site ekler; buraya yalnızca kısa ad yazılır.',
  'social.elsewhere': (network: string) => `Bu adres seçilen sosyal ağa ait değil: ${network}`,
  'social.repeated': (network: string) => `Bu sosyal ağ iki kez yazılmış: ${network}`,
  'map.share-link': () =>
    'Bu adres haritayı yeni bir sayfada açar, sitenin içinde göstermez. Haritada «Paylaş», sonra «Harita yerleştirme» deyin; çıkan kodun içindeki https adresini buraya yazın.',
  'map.embedded-way': () =>
    'Buraya sayfaya yerleştirilen haritanın adresi yazılmış; yol tarifi için haritayı yeni sayfada açan adres yazılır.',
  'map.turned': () => 'Harita adresi ile yol tarifi adresi yer değiştirmiş.',
  'map.turned-point': () =>
    'Enlem ile boylam yer değiştirmiş; Türkiye’de enlem 35 ile 43, boylam 25 ile 45 arasındadır.',
  'section.empty': (title: string, off: string) =>
    `"${title}" boş ama bölüm sitede açık. En az bir kayıt yazın ya da content/clinic.json içinde bölümü kapatın: ${off}`,
  'record.taken-id': () =>
    'Bu kayıt kodunu sayfanın kendi bir parçası kullanıyor; kayda başka bir kod verin.',
  'record.empty': () => 'Bu kayıt boş; alanlarını doldurun ya da kaydı silin.',
  'record.joined': () =>
    'İki kayıt birbirine karışmış; birini kapatan } ve sonrakini açan { silinmiş.',
  'part.joined': (key: string) =>
    `İki bölüm birbirine karışmış; sonraki bölümün başı silinmiş: "${key}"`,
  'record.same-id': () =>
    'Bu kayıt kodu başka bir kayıtta da kullanılmış; her kaydın kodu farklı olmalı.',
  'request.unknown': () => 'Bu adda bir talep seçeneği yok.',

  // Pictures and videos
  'media.none': () => 'Resim ve video klasörü boş ya da silinmiş.',
  'media.stray': (kinds: string) =>
    `Site bu türde bir dosyayı gösteremez; dosyayı silin ya da çevirin. Uygun türler: ${kinds}`,
  'media.outside': (title: string) =>
    `"${title}" yalnızca content/media klasöründeki bir dosyanın adı olabilir; adres ya da klasör yolu yazılmaz.`,
  'media.missing': () => 'Bu adda bir dosya content/media klasöründe yok.',
  'media.case': () => 'Dosyanın adında büyük-küçük harf farkı var; ad birebir aynı yazılmalı.',
  'media.kind': (title: string, kinds: string) =>
    `"${title}" için bu türde dosya kullanılamaz. Uygun türler: ${kinds}`,
  'media.name': (name: string) =>
    `Dosya adında boşluk, Türkçe harf ya da özel işaret olamaz: ${name}. Dosyanın adını değiştirin; adının geçtiği yere de yenisini yazın.`,
  'media.icon-place': () =>
    'Bu simge content/media klasörüne yüklenmiş; dosyayı content/media/icons klasörüne taşıyın.',
  'media.folder': () => 'Simge dosyası icons klasöründe durmalı; adı icons/ ile başlar.',
  'media.empty': () => 'Bu dosya boş; yükleme yarıda kalmış olabilir.',
  'media.disguised': (actual: string, isRenamed: boolean) =>
    `Dosyanın adı içindekiyle uyuşmuyor; içindeki: ${actual}.${isRenamed ? ' Dosyanın adını değiştirin; adının geçtiği yere de yenisini yazın.' : ' Resmin kendisini yeniden kaydedip yükleyin.'}`,
  'media.pointer': () =>
    'Bu dosyada resmin kendisi yok, yalnızca yerini tutan küçük bir dosya (Git LFS) var. Resmi yeniden yükleyin.',
  'media.moving': () =>
    'Bu resim hareketli; site yalnızca durağan resim gösterir. Tek kare olarak kaydedip yükleyin.',
  'media.heic': () =>
    'Bu bir HEIC (iPhone) fotoğrafı; tarayıcılar bunu göstermez. Telefonda Ayarlar, Kamera, Biçimler altında «En Uyumlu» seçin ya da fotoğrafı JPEG olarak kaydedip yükleyin.',
  'media.cut-off': () => 'Bu dosya bozuk ya da yarım; yükleme yarıda kalmış olabilir.',
  'media.broken-drawing': () =>
    'Bu SVG dosyasının yazımı bozuk; tarayıcılar bunu göstermez. Çizim programından yeniden SVG olarak kaydedin.',
  'media.no-size': () =>
    'Bu SVG dosyasında çizimin boyutu yazmıyor; viewBox ya da genişlik ve yükseklik gerekir.',
  'media.too-heavy': (megabytes: number, most: number) =>
    `Bu dosya ${megabytes} MB; en çok ${most} MB olabilir. Daha küçük kaydedip yeniden yükleyin.`,
  'media.too-many-pixels': (megapixels: number, most: number) =>
    `Bu fotoğraf ${megapixels} megapiksel; en çok ${most} megapiksel olabilir. Telefonda «Orta» boyutu seçip yeniden kaydedin.`,
  'media.too-small': (title: string, width: number, narrowest: number) =>
    `"${title}" için bu resim küçük; genişliği ${width} piksel, en az ${narrowest} piksel olmalı. Bulanık görünür.`,
  'media.video-sound': () =>
    'Bu videoda ses var. Site yalnızca sessiz video gösterir; HandBrake ile sesi kaldırıp H.264 MP4 olarak kaydedin.',
  'media.video-codec': () =>
    'Bu video her telefonda açılmaz. HandBrake ile H.264 MP4, 1280x720, sessiz, en çok 4 MB olarak kaydedin.',
  'media.other-codec': (title: string) =>
    `"${title}" alanına öbür biçimdeki video yazılmış; AV1 ve H.264 dosyaları yer değiştirmiş olabilir.`,
  'media.swapped-codecs': () =>
    'AV1 ve H.264 videoları yer değiştirmiş; her alana kendi biçimindeki video yazılır.',
  'public.kind': (actual: string) =>
    `Bu dosya, adının söylediği türde değil; içindeki: ${actual}. Aynı adla, adındaki türde bir resim yükleyin.`,
  'public.missing': (name: string) =>
    `Site bu dosyayı kullanıyor ama dosya silinmiş ya da adı değişmiş: public/${name}`,
  'media.unsafe': (part: string) =>
    `Bu SVG dosyasında yalnızca çizim olabilir; kod, dış bağlantı ve gömülü resim kabul edilmez. Sorun çıkaran parça: «${part}»`,
}
