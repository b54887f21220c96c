/** Icons that the application itself shows. */
const PARTS = `arrow_circle_down arrow_drop_down_circle arrow_forward bookmark_add broken_image chat_bubble_outline done_all file_upload
  fit_screen format_align_left horizontal_rule indeterminate_check_box input insert_emoticon linear_scale lock_open looks_one luggage
  merge_type more more_horiz open_in_new open_with people_alt photo_size_select_large playlist_add playlist_add_check
  radio_button_checked settings_backup_restore settings_ethernet text_format unarchive
  archive arrow_back auto_stories block bolt category check_box cloud_off code content_copy delete edit explore inbox
  keyboard_double_arrow_right link list palette place remove report_problem restart_alt rule schema star supervised_user_circle
  text_fields today toggle_on translate undo upload wifi wifi_off`;

/** Icons that data models choose for collections, fields and options. */
const MODELS = `account_balance account_box account_circle account_tree add_shopping_cart admin_panel_settings alternate_email analytics
  anchor announcement apartment api apps architecture assessment assignment assignment_ind attach_file attach_money audiotrack
  badge bar_chart bed book bookmark brush build business business_center cake calendar_today call camera_alt campaign card_giftcard
  chat chat_bubble checklist chrome_reader_mode class cloud collections color_lens comment commute computer confirmation_number
  contact_mail contact_phone contacts content_paste copyright create credit_card crop_original dashboard data_object date_range
  description design_services devices directions_boat directions_bike directions_car domain drafts eco email emoji_events
  emoji_objects engineering euro_symbol event_note extension face factory fastfood favorite feed fingerprint fitness_center flag
  flight folder_open folder_shared format_list_bulleted format_quote forum functions gavel grade groups handyman headset health_and_safety
  help_outline hiking home home_work hotel house how_to_reg hub import_contacts insert_drive_file insert_photo insights inventory
  inventory_2 key label landscape laptop leaderboard library_books library_music lightbulb link_off list_alt live_tv local_cafe
  local_hospital local_library local_mall local_offer local_shipping location_city location_on loyalty lunch_dining
  map medical_services meeting_room menu_book message mic military_tech monetization_on mood movie museum music_note navigation
  new_releases newspaper nightlight note notes numbers park pause payment payments pending people_outline percent perm_identity
  perm_media pets phone photo photo_camera photo_library picture_as_pdf pie_chart play_arrow play_circle poll power precision_manufacturing
  print priority_high psychology publish push_pin qr_code query_stats question_answer quiz radio receipt receipt_long recommend
  recycling redeem restaurant reviews rocket_launch room route rss_feed sailing save savings scale schedule school science security
  sell send sensors shield shop shopping_bag shopping_basket shopping_cart smartphone sort source spa speed sports_soccer
  sticky_note_2 storage store storefront straighten style subject subscriptions support support_agent swap_horiz sync tag task
  task_alt terrain thumb_up timeline timer title toc topic track_changes traffic train travel_explore trending_up tv verified
  verified_user video_library videocam view_list view_module volunteer_activism wallet warehouse warning water_drop watch_later wb_sunny web
  whatshot widgets work workspaces`;

/** The icons of one file, so that a page does not fetch one for each first letter. */
export const COMMON_ICONS: readonly string[] = [...new Set(`${PARTS} ${MODELS}`.split(/\s+/))];
