Feature: Many-to-one field
  A many-to-one field shows the related item by name and searches on the server.

  Background:
    Given Clara has signed in

  @memory
  Scenario: The author is shown by name with a link
    Given she has opened the item "3" of "Articles"
    Then "author" refers to "Sofia Marchetti"
    And "author" links to "/collections/authors/3"
    And she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: Another author is found by name and saved
    Given she has opened the item "3" of "Articles"
    When she chooses "Amara Diallo" for "author"
    And she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
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

  @memory
  Scenario: Typing searches the server
    Given she has opened the item "3" of "Articles"
    When she types "Lind" into the search of "author"
    Then "Mattias Lindqvist" is found for "author"

  @memory
  Scenario: Choosing the current author changes nothing
    Given she has opened the item "3" of "Articles"
    When she chooses "Sofia Marchetti" for "author"
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: The author is removed
    Given she has opened the item "3" of "Articles"
    When she clears "author"
    Then "author" refers to nothing
    When she saves and stays
    Then she sees the message "“Salt roads of the Camargue” saved"
    When she reloads the page
    Then "author" refers to nothing

  @memory
  Scenario: A new article is saved with an author
    Given she has started a new item of "Articles"
    When she changes "title" to "Notes from the pier"
    And she changes "slug" to "notes-from-the-pier"
    And she chooses "Ilmari Koskela" for "author"
    And she saves and stays
    Then she sees the message "“Notes from the pier” created"
    And "author" refers to "Ilmari Koskela"

  @memory @browser
  Scenario: A new author is created in a drawer and saved with the article
    Given she has opened the item "3" of "Articles"
    When she clears "author"
    And she starts a new item for "author" in a drawer
    And she changes "first_name" to "Ada" in the drawer
    And she changes "last_name" to "Bell" in the drawer
    And she confirms the drawer
    Then "author" refers to "Ada Bell"
    When she saves and stays
    And she reloads the page
    Then "author" refers to "Ada Bell"

  @memory
  Scenario: Only what was edited of the author is sent, with the author's key
    Given she has opened the item "3" of "Articles"
    When she opens "author" in a drawer
    And she changes "city" to "Udine" in the drawer
    And she confirms the drawer
    And she saves
    Then only this is sent to "articles", with these types:
      | author | {"id": 3, "city": "Udine"} |
