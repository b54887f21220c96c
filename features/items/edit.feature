Feature: Editing an item

  Background:
    Given Clara has signed in

  @memory @browser
  Scenario: An item opens with its values and cannot be saved unchanged
    When she goes to "Tags"
    And she opens the item "3"
    Then "name" is "railways"
    And "slug" is "railways"
    And the heading is "railways"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Saving leads back to the list
    Given she has opened the item "3" of "Tags"
    When she changes "name" to "rails"
    And she saves
    Then she is at the list "tags"
    And she sees the message "“rails” saved"
    And the item "3" has the "Name" "rails"

  @memory
  Scenario: Only what has changed is sent
    Given she has opened the item "3" of "Articles"
    When she changes "title" to "Salt roads, mapped"
    And she saves
    Then only this is sent to "articles":
      | title | Salt roads, mapped |

  @memory
  Scenario: Opening and saving without a change sends nothing
    Given she has opened the item "3" of "Articles"
    When she saves
    Then nothing is sent
    And she is at item "3" of "articles"

  @memory
  Scenario: A number is shown and entered as the language of the user writes it
    When she chooses the account language "Deutsch"
    And she goes to "Ausgaben"
    And she opens the item "1"
    Then "price" is "9,50"
    When she changes "price" to "1234,5"
    Then "price" is "1234,5"

  @memory
  Scenario: A number that was entered with a decimal comma is sent with a point
    When she chooses the account language "Deutsch"
    And she goes to "Artikel"
    And she opens the item "3"
    And she changes "price" to "12,50"
    And she saves
    Then only this is sent to "articles":
      | price | 12.50 |

  @memory
  Scenario: A change by another user to another field is kept
    Given she has opened the item "3" of "Tags"
    When another user changes "slug" of "3" in "tags" to "by-rail"
    And she changes "name" to "rails"
    And she saves and stays
    Then "slug" is "by-rail"
    And "name" is "rails"

  @memory @browser
  Scenario: A saved change is kept after a reload
    Given she has opened the item "3" of "Tags"
    When she changes "name" to "rails"
    And she saves and stays
    Then she sees the message "“rails” saved"
    And she is at item "3" of "tags"
    And she cannot save: "There is nothing to save"
    When she reloads the page
    Then "name" is "rails"

  @memory
  Scenario: Saving and starting another opens a new item
    Given she has opened the item "3" of "Tags"
    When she changes "name" to "rails"
    And she saves and starts another
    Then she is at a new item of "tags"
    And "name" is ""

  @memory
  Scenario: Restoring the old value by hand leaves nothing to save
    Given she has opened the item "3" of "Tags"
    When she changes "name" to "rails"
    Then she can save
    When she changes "name" to "railways"
    Then she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: A duplicate value is rejected at its field and kept in the form
    Given she has opened the item "3" of "Tags"
    When she changes "name" to "ferries"
    And she saves
    Then "name" has the error "Already in use. Choose another."
    And she sees the message "Not saved"
    And "name" is "ferries"
    And she is at item "3" of "tags"

  @memory
  Scenario: A rejected value is corrected and saved
    Given she has opened the item "3" of "Tags"
    When she changes "name" to "ferries"
    And she saves
    Then "name" has the error "Already in use. Choose another."
    When she changes "name" to "rails"
    Then "name" has no error
    When she saves
    Then she is at the list "tags"

  @memory
  Scenario: A required number cannot be cleared
    Given she has opened the item "1" of "Issues"
    When she changes "number" to ""
    And she saves
    Then nothing is sent
    And "number" has the error "Value is required"
    When she saves
    Then "number" has the error "Value can't be null"

  @memory
  Scenario: A required text cannot be emptied unnoticed
    Given she has opened the item "3" of "Tags"
    When she changes "name" to ""
    And she saves
    Then nothing is sent
    And "name" has the error "Value is required"
    When she changes "name" to "Volcanoes"
    And she saves
    Then she is at the list "tags"

  @memory
  Scenario Outline: Numbers are saved as typed
    Given she has opened the item "3" of "Articles"
    When she changes "<field>" to "<typed>"
    And she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
    When she reloads the page
    Then "<field>" is "<kept>"

    Examples:
      | field | typed | kept |
      | words | 2100  | 2100 |
      | words |       |      |
      | price | 7.25  | 7.25 |

  @memory
  Scenario: A boolean field is switched on
    Given she has opened the item "3" of "Articles"
    Then "featured" is switched off
    When she switches "featured" on
    And she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
    When she reloads the page
    Then "featured" is switched on

  @memory
  Scenario: Read-only fields cannot be changed
    Given she has opened the item "3" of "Articles"
    Then "title" can be changed
    And "views" cannot be changed
    And "reading_time" cannot be changed

  @memory
  Scenario: Markup in a title is shown as text
    When she opens the address "/collections/articles/18"
    Then the heading is "Why <img src=x onerror=alert(1)> stood in our June newsletter"

  @memory
  Scenario: Long numbers keep every digit
    When she opens the address "/collections/articles/22"
    Then "views" is "18446744073709551615"
