Feature: Choosing a related item
  A field that leads to an item of another collection shows what it is called, and is searched on the server.

  Background:
    Given Clara has signed in

  @memory
  Scenario: The author is shown by name, with a way to their page
    Given she has opened the item "3" of "Articles"
    Then "author" refers to "Sofia Marchetti"
    And "author" links to "/collections/authors/3"
    And she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: Another author is found by name and saved
    Given she has opened the item "3" of "Articles"
    When she chooses "Amara Diallo" for "author"
    And she saves and stays
    Then she sees the message "Item updated"
    And "author" refers to "Amara Diallo"
    When she reloads the page
    Then "author" refers to "Amara Diallo"

  @memory
  Scenario: Only the key is sent
    Given she has opened the item "3" of "Articles"
    When she chooses "Amara Diallo" for "author"
    And she saves
    Then only this is sent to "articles", with these types:
      | author | 8 |

  @memory @browser
  Scenario: The server is searched while she types
    Given she has opened the item "3" of "Articles"
    When she types "Lind" into the search of "author"
    Then "Mattias Lindqvist" is found for "author"

  @memory
  Scenario: Choosing whoever is chosen changes nothing
    Given she has opened the item "3" of "Articles"
    When she chooses "Sofia Marchetti" for "author"
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: An article without an author
    Given she has opened the item "3" of "Articles"
    When she clears "author"
    Then "author" refers to nothing
    When she saves and stays
    Then she sees the message "Item updated"
    When she reloads the page
    Then "author" refers to nothing

  @memory
  Scenario: A new article by somebody
    Given she has started a new item of "Articles"
    When she changes "title" to "Notes from the pier"
    And she changes "slug" to "notes-from-the-pier"
    And she chooses "Ilmari Koskela" for "author"
    And she saves and stays
    Then she sees the message "Item created"
    And "author" refers to "Ilmari Koskela"
